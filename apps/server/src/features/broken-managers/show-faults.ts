import type { BrokenManager, FaultsQuery } from '@doselore/contract/broken-managers';
import type { Scope } from '../../platform/access/index.ts';
import type { Queries } from '../../platform/db/index.ts';
import { presentFault } from './broken-managers.presenter.ts';
import { listFaultRows } from './faults.repository.ts';

/** Lists faults of admins: one page, and the number of all faults that the query matches. */
export async function showFaults(
  db: Queries,
  scope: Scope,
  query: FaultsQuery,
): Promise<{ rows: BrokenManager[]; total: number }> {
  const rows = await listFaultRows(db, scope, query);
  return { rows: rows.map(presentFault), total: rows[0]?.total ?? 0 };
}
