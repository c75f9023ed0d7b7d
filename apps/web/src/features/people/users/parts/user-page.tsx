import type { UserInfo } from '@doselore/contract/users';
import { Button } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { useRouteId } from '../../../../platform/routes/index.ts';
import { fullName } from '../../../../platform/session/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { UserTraining } from '../../../licences/training-status/index.ts';
import { useUserCommands } from '../use-user-commands.ts';
import { userQuery } from '../users.queries.ts';
import { EndTwoStep } from './end-two-step.tsx';
import { UserTabs } from './user-tabs.tsx';

function Actions({ user }: { user: UserInfo }) {
  const { to } = useArea();
  const commands = useUserCommands();
  if (user.merged_into_id !== null || user.state === 'erased') return null;
  if (user.state === 'archived')
    return (
      <Button variant="default" onClick={() => void commands.restore(user)}>
        Restore
      </Button>
    );
  return (
    <>
      <EndTwoStep user={user} />
      <Button variant="default" onClick={() => void commands.sendLink(user)}>
        {user.state === 'invited' ? 'Resend invitation' : 'Send password link'}
      </Button>
      <Button
        component={Link}
        to={to('site-edit-user', { userId: user.id })}
        leftSection={<IconEdit size={18} aria-hidden />}
      >
        Edit
      </Button>
    </>
  );
}

/** Frame of each page about one user: their name, the tabs, and what may be done. `what` names the page. */
export function UserPage({ what, children }: { what?: string; children: ReactNode }) {
  const userId = useRouteId('userId') ?? 0;
  const { data: user } = useQuery(userQuery(userId));
  const name = user && fullName(user);
  return (
    <Page
      title={what === undefined ? (name ?? 'User') : name && `${name}: ${what}`}
      names={{ userId: name }}
      tabs={<UserTraining userId={userId} user={user} tabs={<UserTabs />} isOpen={what === undefined} />}
      actions={user && <Actions user={user} />}
    >
      {children}
    </Page>
  );
}
