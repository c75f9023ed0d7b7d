import type { Joining } from '@doselore/contract/my-learning';
import type { TodaysSession } from '@doselore/contract/trainer-days';
import { useArea } from '../../../../platform/area/index.ts';
import { formatTime } from '../../../../ui/formats/index.ts';
import { JoinButton } from '../../../scheduling/video-meetings/joining/index.ts';
import c from './today.module.css';

type Props = { session: TodaysSession; joining: Joining; isNext: boolean };

/** Button with which the trainer opens the meeting, or why there is none now. */
export function MeetingPart({ session, joining, isNext }: Props) {
  const { level, can } = useArea();
  if (!can('virtualGroups.host') || joining.state === 'over') return null;
  if (!joining.is_ready) return <p className={c.note}>No meeting link yet. The site admins type one.</p>;
  if (joining.state === 'early') return <p className={c.note}>You can join from {formatTime(joining.from)}.</p>;
  return (
    <JoinButton
      level={level}
      virtualGroupId={session.id}
      sessionId={joining.session_id}
      title={session.title}
      variant={isNext ? 'filled' : 'default'}
    />
  );
}
