import type { ListedExternalCourse } from '@doselore/contract/external-courses';
import type { Area } from '../../../../platform/area/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { formatDay, formatMonths, formatNumber } from '../../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';

const none = <span className="muted">None</span>;
const count = (value: number) => (value === 0 ? none : formatNumber(value));

export const catalogueColumns = ({ to }: Area): Column<ListedExternalCourse>[] => [
  {
    key: 'title',
    header: 'Course',
    sortable: true,
    cell: (row) => (
      <RowTitle
        {...(row.archived === null && { to: to('edit-external-course', { externalCourseId: row.id }) })}
        under={row.provider}
      >
        {row.title}
      </RowTitle>
    ),
  },
  {
    key: 'months',
    header: 'Valid for',
    priority: 3,
    cell: (row) => <span className="nowrap">{formatMonths(row.default_months)}</span>,
  },
  {
    key: 'recognised',
    header: 'Recognised as',
    cell: (row) =>
      row.recognised_as.length === 0 ? none : row.recognised_as.map((title) => <div key={title}>{title}</div>),
  },
  {
    key: 'evidence',
    header: 'Evidence',
    priority: 2,
    cell: (row) => (row.needs_evidence ? 'Needed' : <span className="muted">Optional</span>),
  },
  { key: 'entries', header: 'Entries', align: 'right', sortable: true, cell: (row) => count(row.entries) },
  { key: 'unverified', header: 'Unverified', align: 'right', sortable: true, cell: (row) => count(row.unverified) },
];

/** Columns of archived courses: when and why. */
export const archivedColumn: Column<ListedExternalCourse> = {
  key: 'state',
  header: 'State',
  cell: ({ archived }) =>
    archived !== null && (
      <>
        <Tag>Archived</Tag>
        <div className="muted">{`${formatDay(archived.on)}: ${archived.reason}`}</div>
      </>
    ),
};
