import { IconShieldLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSession } from '../platform/session/index.ts';
import { formatLongDay } from '../ui/formats/index.ts';
import { Notice } from '../ui/layout/index.ts';

/** Notice during the days of grace that gives the last day to set up two-step verification. */
export function TwoStepNotice() {
  const { user } = useSession();
  const dueAt = user?.two_step.due_at ?? null;
  if (dueAt === null) return null;
  return (
    <Notice
      icon={IconShieldLock}
      label="Two-step verification"
      action={<Link to="/my-learning-zone/account/security">Set it up now</Link>}
    >
      Your account needs two-step verification by {formatLongDay(dueAt)}.
    </Notice>
  );
}
