import type { GroupId, Scope } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { countLowKeys, findSummary } from './stock-summary.report.ts';

/** Number of ledger keys that a summary names. */
const shown = 5;

/**
 * Sums up the stock of one organisation, or of the open and active ones of the scope: seats in the pot and with people,
 * and the ledger keys that need stock, with the fewest seats left first.
 */
export async function summariseStock(db: Queries, scope: Scope, target: { groupId?: GroupId | undefined; now: Date }) {
  const { pot, held, low_stock, lowest } = await findSummary(db, scope, { ...target, shown });
  return { numbers: { pot, held, low_stock }, lowest };
}

/**
 * Counts the ledger keys with low or empty stock, by organisation. An organisation without any is missing, and so is an
 * archived one. Without `groupIds` it counts all of the scope.
 */
export async function countLowStock(
  db: Queries,
  scope: Scope,
  target: { groupIds?: readonly number[]; now: Date },
): Promise<Map<number, number>> {
  return new Map((await countLowKeys(db, scope, target)).map(({ group_id, low }) => [group_id, low]));
}
