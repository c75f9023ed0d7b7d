import type { Absence, AbsenceSeat } from '@doselore/contract/absences';
import type { ReactNode } from 'react';
import { Tag } from '../../../../ui/course/index.ts';
import { formatDay } from '../../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';

const seatWords: Record<AbsenceSeat, ReactNode> = {
  returned: 'Returned',
  forfeited: 'Forfeited',
  none: <span className="muted">None</span>,
};

type Links = { person: (row: Absence) => string; course: (row: Absence) => string };

/** Returns the columns of the report, with the pages of the person and of the course. */
export function absenceColumns(links: Links): Column<Absence>[] {
  return [
    {
      key: 'name',
      header: 'Person',
      sortable: true,
      cell: (row) => (
        <RowTitle to={links.person(row)} under={row.subgroup?.name ?? row.group.name}>
          {row.user.name}
        </RowTitle>
      ),
    },
    {
      key: 'title',
      header: 'Course',
      sortable: true,
      cell: (row) => (
        <RowTitle to={links.course(row)} under={row.trainer ?? 'No trainer'}>
          {row.virtual_group.name}
        </RowTitle>
      ),
    },
    { key: 'day', header: 'Day', sortable: true, cell: ({ day }) => <span className="nowrap">{formatDay(day)}</span> },
    {
      key: 'absence',
      header: 'Absence',
      cell: ({ is_excused: isExcused }) => (
        <Tag hue={isExcused ? 'porcelain' : 'amber'}>{isExcused ? 'Excused' : 'Absent'}</Tag>
      ),
    },
    {
      key: 'seat',
      header: 'Licence',
      priority: 3,
      cell: ({ seat }) => seatWords[seat],
    },
    {
      key: 'caught_up',
      header: 'Caught up',
      priority: 2,
      cell: ({ caught_up: caughtUp }) =>
        caughtUp === null ? <span className="muted">Not yet</span> : `On ${formatDay(caughtUp.day)}`,
    },
  ];
}
