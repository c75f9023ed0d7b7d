import type { LicenceRow } from '@doselore/contract/licences';
import { formatDay } from '../../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';
import { stateColumn } from '../../licences/index.ts';
import { endTitle } from '../movements/movement-words.ts';
import { CourseTitle } from '../parts/course-title.tsx';

type Options = { withCourse: boolean; personHref: ((userId: number) => string) | undefined };

export function issuedColumns({ withCourse, personHref }: Options): Column<LicenceRow>[] {
  const course: Column<LicenceRow> = { key: 'course', header: 'Course', cell: (row) => <CourseTitle row={row} /> };
  return [
    {
      key: 'name',
      header: 'Member',
      sortable: true,
      cell: (row) => (
        <RowTitle
          {...(personHref && { to: personHref(row.user.id) })}
          {...(row.is_free_retry && { under: 'Free retry' })}
        >
          {row.user.name}
        </RowTitle>
      ),
    },
    ...(withCourse ? [course] : []),
    stateColumn,
    {
      key: 'source',
      header: 'Source',
      priority: 3,
      cell: (row) => endTitle({ kind: row.source, place: row.source_place }),
    },
    {
      key: 'issued',
      header: 'Issued',
      sortable: true,
      cell: (row) => (
        <>
          <span className="nowrap">{formatDay(row.issued_at)}</span>
          <div className="muted">{row.issued_by}</div>
        </>
      ),
    },
    {
      key: 'started',
      header: 'Started',
      sortable: true,
      priority: 2,
      cell: (row) =>
        row.started_at === null ? (
          <span className="muted">Not started</span>
        ) : (
          <span className="nowrap">{formatDay(row.started_at)}</span>
        ),
    },
  ];
}
