import type { Project } from '@doselore/contract/bookings';
import type { Area } from '../../../../platform/area/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { formatDay } from '../../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';
import { unitName } from '../pairs.ts';
import { enquiryInWords } from './enquiry-note.tsx';
import { DaysTag, OverdueTag, ProjectTag, RequestTag } from './project-words.tsx';
import c from './projects.module.css';

/** Returns the service of a project, and who of the organisation opened it. */
const underOf = ({ subgroup, enquiry }: Project): string | undefined =>
  [subgroup?.name, enquiry === null ? undefined : enquiryInWords(enquiry)].filter(Boolean).join(' · ') || undefined;

export const projectColumns = ({ to }: Area): Column<Project>[] => [
  {
    key: 'title',
    header: 'Project',
    sortable: true,
    cell: (row) => (
      <RowTitle to={to('project', { projectId: row.id })} under={underOf(row)}>
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
      row.requests.length + row.multi_days.length === 0 ? (
        <span className="muted">None yet</span>
      ) : (
        <ul className={c.units}>
          {row.requests.map((unit) => (
            <li key={unit.id}>
              {unitName(unit)}{' '}
              {row.enquiry !== null && unit.state === 'draft' ? (
                <Tag hue="amber">New enquiry</Tag>
              ) : (
                <RequestTag state={unit.state} />
              )}{' '}
              {unit.is_overdue && <OverdueTag />}
            </li>
          ))}
          {row.multi_days.map((unit) => (
            <li key={`days ${unit.id}`}>
              {unit.product.name}, {unit.dates} days <DaysTag state={unit.state} /> {unit.is_overdue && <OverdueTag />}
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
