import { courseKind } from '@doselore/contract';
import type { ListedCourse } from '@doselore/contract/courses';
import { Link } from 'react-router';
import type { Area } from '../../../../platform/area/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { formatDay, formatMonths, formatNumber } from '../../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';

const count = (value: number) => (value === 0 ? <span className="muted">None</span> : formatNumber(value));

function stateTag({ archived, is_live }: ListedCourse) {
  if (archived !== null) return <Tag>Archived</Tag>;
  return is_live ? <Tag hue="leaf">Live</Tag> : <Tag>Draft</Tag>;
}

export const courseColumns = ({ to }: Area): Column<ListedCourse>[] => [
  {
    key: 'title',
    header: 'Course',
    sortable: true,
    cell: (row) => (
      <RowTitle
        {...(row.archived === null && { to: to('edit-course', { courseId: row.id }) })}
        under={
          <span className="mono">{row.version > 1 ? `ID ${row.id}, version ${row.version}` : `ID ${row.id}`}</span>
        }
      >
        {row.title}
      </RowTitle>
    ),
  },
  { key: 'deliverable', header: 'Kind of course', priority: 2, cell: (row) => courseKind(row.deliverable_id) },
  {
    key: 'months',
    header: 'Certificate lasts',
    priority: 3,
    cell: (row) => <span className="nowrap">{formatMonths(row.default_months)}</span>,
  },
  { key: 'modules', header: 'Modules', align: 'right', sortable: true, cell: (row) => count(row.modules) },
  {
    key: 'learners',
    header: 'Learners',
    align: 'right',
    sortable: true,
    priority: 2,
    cell: (row) => count(row.learners),
  },
  {
    key: 'live',
    header: 'State',
    cell: (row) => (
      <>
        {stateTag(row)}
        {row.archived !== null && (
          <div className="muted">{`${formatDay(row.archived.on)}: ${row.archived.reason}`}</div>
        )}
        {row.draft !== null && row.archived === null && (
          <div>
            <Link to={to('edit-course', { courseId: row.draft.id })}>{`Version ${row.draft.version} is a draft`}</Link>
          </div>
        )}
      </>
    ),
  },
  {
    key: 'updated_at',
    header: 'Updated',
    sortable: true,
    priority: 3,
    cell: (row) => <span className="nowrap">{formatDay(row.updated_at)}</span>,
  },
];
