import { coursePlace, deliverableTitle } from '@doselore/contract';
import { type VirtualGroupRow, virtualGroupStateWords } from '@doselore/contract/virtual-groups';
import { Tag } from '../../../../ui/course/index.ts';
import { formatDay, formatNumber, formatTimeRange } from '../../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';
import { virtualGroupHues } from '../virtual-group-tags.ts';

const NotSet = () => <span className="muted">Not set</span>;

type Times = Pick<VirtualGroupRow, 'training_start' | 'training_end' | 'next_session' | 'days'>;

/**
 * Date above time, in UK wall clock. A course of several days shows its next session, if there is one, and the number of
 * its days.
 */
export function SessionTime({ row }: { row: Times }) {
  const { training_start: start, training_end: end } = (row.days > 1 ? row.next_session : null) ?? row;
  if (start === null) return <NotSet />;
  return (
    <>
      <span className="nowrap">{formatDay(start)}</span>
      <br />
      <span className="nowrap muted">
        {row.days > 1 && row.next_session === null
          ? `${row.days} days, until ${formatDay(end ?? start)}`
          : formatTimeRange(start, end)}
      </span>
      {row.days > 1 && row.next_session !== null && (
        <>
          <br />
          <span className="nowrap muted">Next of {row.days} days</span>
        </>
      )}
    </>
  );
}

export function StateTag({ state }: Pick<VirtualGroupRow, 'state'>) {
  return <Tag hue={virtualGroupHues[state]}>{virtualGroupStateWords[state]}</Tag>;
}

/** Kind of course, and for a course of another service, why it is listed. */
function underTitle({ deliverable_id, by_membership_only }: VirtualGroupRow): string {
  const kind = deliverableTitle(deliverable_id);
  return by_membership_only
    ? `${kind}. Course of another service or the organisation: only delegates of this service are shown`
    : kind;
}

/** Place of a course. A virtual course is online without one. */

type Shown = {
  linkTo: (row: VirtualGroupRow) => string;
  inOneGroup: boolean;
  /** Whether courses that were booked over a conflict have a mark. */
  showsConflicts: boolean;
};

export function virtualGroupColumns({ linkTo, inOneGroup, showsConflicts }: Shown): Column<VirtualGroupRow>[] {
  return [
    {
      key: 'title',
      header: 'Course',
      sortable: true,
      cell: (row) => (
        <RowTitle to={linkTo(row)} under={underTitle(row)}>
          {row.title}
        </RowTitle>
      ),
    },
    {
      key: 'training_start',
      header: 'Date and time',
      sortable: true,
      cell: (row) => <SessionTime row={row} />,
    },
    { key: 'place', header: 'Place', priority: 2, cell: (row) => coursePlace(row) ?? <NotSet /> },
    inOneGroup
      ? { key: 'trainer', header: 'Trainer', priority: 3, cell: (row) => row.trainer ?? <NotSet /> }
      : { key: 'group', header: 'Organisation', priority: 3, cell: (row) => row.group.name },
    {
      key: 'delegates',
      header: 'Delegates',
      align: 'right',
      sortable: true,
      cell: (row) => (
        <span className="nowrap">
          {formatNumber(row.delegates)} of {formatNumber(row.delegatePlacesAllowed)}
          {row.waiting > 0 && <span className="muted">, {formatNumber(row.waiting)} waiting</span>}
        </span>
      ),
    },
    {
      key: 'state',
      header: 'State',
      cell: (row) => (
        <>
          <StateTag state={row.state} />
          {showsConflicts && row.is_over_conflict && <Tag hue="amber">Booked over a conflict</Tag>}
          {row.to_assess > 0 && (
            <div className="muted nowrap">
              {formatNumber(row.assessed)} of {formatNumber(row.to_assess)} assessed
            </div>
          )}
        </>
      ),
    },
  ];
}
