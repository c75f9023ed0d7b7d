import type { SuperAdminList } from '@doselore/contract/users';
import { Button, Stack } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../platform/area/index.ts';
import { fullName } from '../../platform/session/index.ts';
import { Tag } from '../../ui/course/index.ts';
import { formatAgo, formatDay } from '../../ui/formats/index.ts';
import { Card } from '../../ui/layout/index.ts';
import { Page } from '../../ui/page/index.ts';
import { QueryView } from '../../ui/states/index.ts';
import { RemoveAdmin } from './parts/remove-admin.tsx';
import c from './parts/users.module.css';
import { superAdminsQuery } from './super-admins.queries.ts';

type Admin = SuperAdminList['admins'][number];

function AdminItem({ admin, onlyOne }: { admin: Admin; onlyOne: boolean }) {
  const [removing, setRemoving] = useState(false);
  const seen = admin.last_seen_at === null ? 'not seen of late' : `seen ${formatAgo(admin.last_seen_at)}`;
  return (
    <li>
      <div className={c.row}>
        <div>
          <b>{fullName(admin)}</b>{' '}
          {admin.has_two_step ? <Tag hue="leaf">Second step on</Tag> : <Tag hue="amber">No second step</Tag>}
          <div className="muted">
            {admin.email}, {seen}
          </div>
        </div>
        {!onlyOne && !removing && (
          <Button
            variant="default"
            size="sm"
            aria-label={`Remove ${fullName(admin)}`}
            onClick={() => setRemoving(true)}
          >
            Remove
          </Button>
        )}
      </div>
      {removing && <RemoveAdmin admin={admin} onClose={() => setRemoving(false)} />}
    </li>
  );
}

function Proposed({ proposed }: Pick<SuperAdminList, 'proposed'>) {
  if (proposed.length === 0) return null;
  return (
    <Card title="Waiting to be confirmed">
      <ul className={c.places}>
        {proposed.map((one) => (
          <li key={one.id}>
            <b>{fullName(one)}</b> <span className="muted">{one.email}</span>
            <div className="muted">
              Proposed by {one.proposed_by}, until {formatDay(one.expires_at)}, by the link that was sent.
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Site admins, who see and change everything, and proposed ones. */
export function SuperAdminsScreen() {
  const { to } = useArea();
  const query = useQuery(superAdminsQuery);
  return (
    <Page
      width="form"
      lead="They see and change everything. It takes two of them to add another one."
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
                  <AdminItem key={admin.id} admin={admin} onlyOne={admins.length === 1} />
                ))}
              </ul>
            </Card>
            <Proposed proposed={proposed} />
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
