import { roleTitles } from '@doselore/contract';
import type { UserRow } from '@doselore/contract/users';
import type { Area } from '../../../../platform/area/index.ts';
import { fullName } from '../../../../platform/session/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { formatAgo } from '../../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';

export const titleOf = (role: string) => roleTitles[role as keyof typeof roleTitles] ?? role;

function Roles({ roles }: Pick<UserRow, 'roles'>) {
  if (roles.length === 0) return <span className="muted">Learner</span>;
  return roles.map((role) => <div key={role}>{titleOf(role)}</div>);
}

export const userColumns = ({ to }: Area): Column<UserRow>[] => [
  {
    key: 'name',
    header: 'Person',
    sortable: true,
    cell: (row) => (
      <RowTitle
        to={to('user-info', { userId: row.id })}
        under={
          <>
            {row.state !== 'erased' && row.email} {row.state === 'invited' && <Tag hue="amber">Invited</Tag>}
          </>
        }
      >
        {fullName(row)}
      </RowTitle>
    ),
  },
  {
    key: 'role',
    header: 'Job role',
    sortable: true,
    priority: 3,
    cell: (row) => row.job_role ?? <span className="muted">Not given</span>,
  },
  { key: 'roles', header: 'Roles', cell: (row) => <Roles roles={row.roles} /> },
  {
    key: 'groups',
    header: 'Organisations',
    priority: 2,
    cell: (row) =>
      row.groups.length === 0 ? (
        <span className="muted">None</span>
      ) : (
        row.groups.map((group) => <div key={group.id}>{group.name}</div>)
      ),
  },
  {
    key: 'seen',
    header: 'Last seen',
    priority: 2,
    cell: (row) =>
      row.last_seen_at === null ? <span className="muted">Not in the last 30 days</span> : formatAgo(row.last_seen_at),
  },
];
