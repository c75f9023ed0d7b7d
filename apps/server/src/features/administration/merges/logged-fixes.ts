import type { FixPlanId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { refuseGone } from './gone-rows.repository.ts';
import { type Condition, openMergeLog, type Values } from './merge-log.repository.ts';
import type { MergedTableName } from './merged-tables.ts';
import { undoChanges } from './undo-changes.repository.ts';

/** Change of rows that can be undone. `add` inserts a row that consists of its key alone, if it is new. */
export type Fix = { table: MergedTableName } & (
  | { kind: 'remove'; where: Condition }
  | { kind: 'change'; values: Values; where: Condition }
  | { kind: 'add'; key: Values }
);

/**
 * Returns a function that carries out the changes of a fix plan in this transaction, in their order, and stores the
 * earlier values. Call it as often as needed: later changes are undone first.
 */
export function logFixes(tx: Tx, planId: FixPlanId): (fixes: readonly Fix[]) => Promise<void> {
  const log = openMergeLog(tx, { fix_plan_id: planId });
  return async (fixes) => {
    for (const fix of fixes) {
      if (fix.kind === 'remove') await log.remove(fix.table, fix.where);
      else if (fix.kind === 'change') await log.change(fix.table, fix.values, fix.where);
      else await log.add(fix.table, fix.key);
    }
  };
}

/**
 * Undoes all changes of a fix plan, or none. Throws 409 that names the rows when some have been deleted since, and when
 * others have changed since.
 */
export async function undoFixes(tx: Tx, planId: FixPlanId): Promise<void> {
  await refuseGone(tx, { fix_plan_id: planId });
  await undoChanges(tx, { fix_plan_id: planId });
}
