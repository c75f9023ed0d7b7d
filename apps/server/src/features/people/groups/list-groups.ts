import type { Scope } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { countLowStock } from '../../licences/licence-stock/index.ts';
import { type GroupData, type GroupFilter, listGroupRows } from './groups.repository.ts';

/** Lists organisations like `listGroupRows`, with the number of their ledger keys that need stock. */
export async function listGroupsWithStock(
  db: Queries,
  scope: Scope,
  filter: GroupFilter & { now: Date },
): Promise<(GroupData & { low_stock: number })[]> {
  const { now } = filter;
  const counted = filter.attention === 'stock' ? await countLowStock(db, scope, { now }) : undefined;
  const rows = await listGroupRows(db, scope, { ...filter, lowStock: counted ?? new Map() });
  const low = counted ?? (await countLowStock(db, scope, { groupIds: rows.map(({ id }) => id), now }));
  return rows.map((row) => ({ ...row, low_stock: low.get(row.id) ?? 0 }));
}
