import { listSuperAdmins, type SuperAdminList } from '@doselore/contract/users';
import { Button, Stack } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { fullName, useUser } from '../../../platform/session/index.ts';
import { Tag } from '../../../ui/course/index.ts';
import { formatAgo } from '../../../ui/formats/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { ProposedAdmins } from './parts/proposed-admins.tsx';
import { RemoveAdmin } from './parts/remove-admin.tsx';
import c from './parts/users.module.css';
import { superAdmins } from './super-admins.queries.ts';

type Admin = SuperAdminList['admins'][number];

function describeSeen({ is_provisional, last_seen_at }: Admin): string {
  if (is_provisional) return 'has not signed in yet';
  return last_seen_at === null ? 'not seen in the last 30 days' : `seen ${formatAgo(last_seen_at)}`;
}

function AdminTag({ admin }: { admin: Admin }) {
  if (admin.is_provisional) return <Tag hue="amber">Not yet activated</Tag>;
  if (admin.has_two_step) return <Tag hue="leaf">Two-step verification on</Tag>;
  return <Tag hue="amber">No two-step verification</Tag>;
}

function AdminItem({ admin, isLast }: { admin: Admin; isLast: boolean }) {
  const isOwn = useUser().id === admin.id;
  return (
    <li className={c.row}>
      <div>
        <b>{fullName(admin)}</b> {isOwn && '(you) '}
        <AdminTag admin={admin} />
        <div className="muted">
          {admin.email}, {describeSeen(admin)}
        </div>
      </div>
      {!isLast && <RemoveAdmin admin={admin} />}
    </li>
  );
}

/** Returns true for the only site admin who can sign in. The server refuses to remove that one. */
const isLastActive = (admins: Admin[], admin: Admin): boolean =>
  !admin.is_provisional && admins.every((other) => other.is_provisional || other.id === admin.id);

/** Site admins, who see and change everything, and proposed ones. */
export function SuperAdminsScreen() {
  const { to } = useArea();
  const query = useQuery(superAdmins.one(listSuperAdmins));
  return (
    <Page
      width="form"
      lead="Site admins can see and change everything. Where there are 2 or more, a second one confirms each new site admin."
      actions={
        <Button component={Link} to={to('super-admin-new')} leftSection={<IconUserPlus size={18} aria-hidden />}>
          New site admin
        </Button>
      }
    >
      <QueryView query={query}>
        {({ admins, proposed }) => (
          <Stack gap="lg">
            <Card>
              <ul className={c.places}>
                {admins.map((admin) => (
                  <AdminItem key={admin.id} admin={admin} isLast={isLastActive(admins, admin)} />
                ))}
              </ul>
            </Card>
            <ProposedAdmins proposed={proposed} />
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
