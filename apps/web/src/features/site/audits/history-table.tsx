import { auditTitle, type HistoryEvent } from '@doselore/contract/audits';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatDay, formatTime } from '../../../ui/formats/index.ts';
import { type Column, DataTable, type ListState, type Rows, RowTitle } from '../../../ui/table/index.ts';

const columns = (withGroup: boolean): Column<HistoryEvent>[] => [
  {
    key: 'what',
    header: 'Action',
    cell: (row) => <RowTitle under={row.about ?? undefined}>{auditTitle(row.action)}</RowTitle>,
  },
  {
    key: 'who',
    header: 'Who',
    cell: (row) => row.actor ?? <span className="muted">{withGroup ? 'No signed-in person' : 'A site admin'}</span>,
  },
  ...(withGroup
    ? [
        {
          key: 'group',
          header: 'Organisation',
          cell: (row: HistoryEvent) => row.group?.name ?? <span className="muted">None</span>,
        },
      ]
    : []),
  {
    key: 'at',
    header: 'When (UTC)',
    cell: (row) => (
      <span className="nowrap">
        {formatDay(row.at)} {formatTime(row.at)}
      </span>
    ),
  },
];

type Props = {
  list: ListState;
  query: UseQueryResult<Rows<HistoryEvent>>;
  /** Reads all changes, for printing. */
  readRows: () => Promise<HistoryEvent[]>;
  /** True for the history in all organisations. */
  withGroup?: boolean;
};

/** Table with the actions of admins for one person, the latest first. */
export function HistoryTable({ list, query, readRows, withGroup = false }: Props) {
  return (
    <DataTable
      label="History"
      what="changes"
      columns={columns(withGroup)}
      list={list}
      query={query}
      paper={{ readRows }}
      rowKey={(row) => row.key}
      rowName={(row) => auditTitle(row.action)}
      empty={{ title: 'No changes yet', message: 'What admins do for this person appears here.' }}
    />
  );
}
