import type { MergeRow } from '@doselore/contract/merges';
import { DoneList } from '../../../../ui/done-list/index.ts';
import { formatDay } from '../../../../ui/formats/index.ts';

type Props = { rows: readonly MergeRow[]; onUndo: (row: MergeRow) => void };

const what = ({ keep, drop }: MergeRow) => (
  <>
    <b>{drop.name}</b> {drop.address !== null && <span className="muted">{drop.address}</span>} into <b>{keep.name}</b>
  </>
);

/** Recent merges. Each can be undone for 30 days. */
export function MergesDone({ rows, onUndo }: Props) {
  const items = rows.map((row) => ({
    ...row,
    what: what(row),
    done: `${formatDay(row.merged_at)} by ${row.merged_by}`,
    undoLabel: `Undo the merge of ${row.drop.name} into ${row.keep.name}`,
    onUndo: () => onUndo(row),
  }));
  return <DoneList title="Completed merges" items={items} />;
}
