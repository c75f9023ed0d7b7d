import type { Project } from '@doselore/contract/bookings';
import type { Area } from '../../../../platform/area/index.ts';
import { formatDay } from '../../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';
import { OverdueTag, ProjectTag, RequestTag } from './project-words.tsx';
import c from './projects.module.css';

export const projectColumns = ({ to }: Area): Column<Project>[] => [
  {
    key: 'title',
    header: 'Project',
    sortable: true,
    cell: (row) => (
      <RowTitle to={to('project', { projectId: row.id })} under={row.subgroup?.name}>
        {row.title}
      </RowTitle>
    ),
  },
  { key: 'group', header: 'Organisation', sortable: true, cell: (row) => row.group.name },
  { key: 'organiser', header: 'Organiser', priority: 3, cell: (row) => row.organiser.name },
  {
    key: 'requests',
    header: 'Requests',
    whole: true,
    cell: (row) =>
      row.requests.length === 0 ? (
        <span className="muted">None yet</span>
      ) : (
        <ul className={c.units}>
          {row.requests.map((unit) => (
            <li key={unit.id}>
              {unit.product.name} <RequestTag state={unit.state} /> {unit.is_overdue && <OverdueTag />}
            </li>
          ))}
        </ul>
      ),
  },
  {
    key: 'handler',
    header: 'Handled by',
    priority: 2,
    cell: (row) => row.handler?.name ?? <span className="muted">Site admins</span>,
  },
  { key: 'state', header: 'State', priority: 2, cell: (row) => <ProjectTag state={row.state} /> },
  { key: 'created_at', header: 'Opened', priority: 3, sortable: true, cell: (row) => formatDay(row.created_at) },
];
