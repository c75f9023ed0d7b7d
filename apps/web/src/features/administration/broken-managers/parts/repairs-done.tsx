import { plural } from '@doselore/contract';
import type { FixPlanRow } from '@doselore/contract/broken-managers';
import { DoneList } from '../../../../ui/done-list/index.ts';
import { formatDay } from '../../../../ui/formats/index.ts';

type Props = { rows: readonly FixPlanRow[]; onUndo: (row: FixPlanRow) => void };

const doneBy = (row: FixPlanRow) => `${formatDay(row.applied_at)} by ${row.applied_by}`;
const what = ({ fixed }: FixPlanRow) => (
  <b>
    {fixed} {plural(fixed, 'repair', 'repairs')}
  </b>
);

/** Recent repairs. Each set can be undone for 30 days. */
export function RepairsDone({ rows, onUndo }: Props) {
  const items = rows.map((row) => ({
    ...row,
    what: what(row),
    done: doneBy(row),
    undoLabel: `Undo the repairs of ${doneBy(row)}`,
    onUndo: () => onUndo(row),
  }));
  return <DoneList title="Completed repairs" items={items} />;
}
