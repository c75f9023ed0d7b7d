import type { DocumentReader, ReaderState } from '@doselore/contract/documents';
import { Tag } from '../../../../ui/course/index.ts';
import { formatDay } from '../../../../ui/formats/index.ts';
import type { Column } from '../../../../ui/table/index.ts';

export const readerStateWords: Record<ReaderState, string> = {
  outstanding: 'To read',
  overdue: 'Overdue',
  done: 'Done',
  unasked: 'Not required',
};

function StateTag({ state }: { state: ReaderState }) {
  const words = readerStateWords[state];
  if (state === 'overdue') return <Tag hue="brick">{words}</Tag>;
  if (state === 'outstanding') return <Tag hue="amber">{words}</Tag>;
  return state === 'done' ? <Tag hue="leaf">{words}</Tag> : <Tag>{words}</Tag>;
}

const none = <span className="muted">None</span>;
const dayOf = (value: string | null) => (value === null ? none : formatDay(value));

export const readerColumns: Column<DocumentReader>[] = [
  {
    key: 'name',
    header: 'Name',
    sortable: true,
    cell: (row) => (
      <>
        <b>{row.name}</b>
        <div className="muted">{[row.job_role, row.services].filter(Boolean).join(', ')}</div>
      </>
    ),
  },
  { key: 'state', header: 'State', cell: (row) => <StateTag state={row.state} /> },
  { key: 'due_on', header: 'Due', sortable: true, priority: 2, cell: (row) => dayOf(row.due_on) },
  { key: 'opened_at', header: 'Opened', sortable: true, priority: 3, cell: (row) => dayOf(row.opened_at) },
  {
    key: 'acknowledged_at',
    header: 'Acknowledged',
    sortable: true,
    priority: 2,
    cell: (row) => (row.acknowledged_at === null ? none : `${formatDay(row.acknowledged_at)}, version ${row.version}`),
  },
  { key: 'reminded_at', header: 'Reminded', priority: 3, cell: (row) => dayOf(row.reminded_at) },
];
