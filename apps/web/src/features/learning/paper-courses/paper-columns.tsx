import type { ListedPaperCourse } from '@doselore/contract/paper-courses';
import { Link } from 'react-router';
import type { Area } from '../../../platform/area/index.ts';
import { Tag } from '../../../ui/course/index.ts';
import { formatDay, formatMonths, formatNumber } from '../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../ui/table/index.ts';

const count = (value: number) => (value === 0 ? <span className="muted">None</span> : formatNumber(value));

function State({ row, to }: { row: ListedPaperCourse; to: Area['to'] }) {
  if (row.archived !== null)
    return (
      <>
        <Tag>Archived</Tag>
        <div className="muted">{`${formatDay(row.archived.on)}: ${row.archived.reason}`}</div>
      </>
    );
  return (
    <>
      {row.is_live ? <Tag hue="leaf">Live</Tag> : <Tag>Draft</Tag>}
      {row.draft !== null && (
        <div>
          <Link to={to('edit-paper-course', { paperCourseId: row.draft.id })}>
            {`Version ${row.draft.version} is a draft`}
          </Link>
        </div>
      )}
    </>
  );
}

export const paperColumns = ({ to }: Area): Column<ListedPaperCourse>[] => [
  {
    key: 'title',
    header: 'Course',
    sortable: true,
    cell: (row) => (
      <RowTitle
        {...(row.archived === null && { to: to('edit-paper-course', { paperCourseId: row.id }) })}
        under={row.version > 1 ? `Version ${row.version}` : undefined}
      >
        {row.title}
      </RowTitle>
    ),
  },
  {
    key: 'months',
    header: 'Certificate lasts',
    priority: 3,
    cell: (row) => <span className="nowrap">{formatMonths(row.default_months)}</span>,
  },
  {
    key: 'waiting',
    header: 'Waiting for a result',
    align: 'right',
    sortable: true,
    cell: (row) => count(row.waiting),
  },
  { key: 'results', header: 'Results', align: 'right', sortable: true, cell: (row) => count(row.results) },
  { key: 'state', header: 'State', cell: (row) => <State row={row} to={to} /> },
];
