import type { BrokenManager, FaultsQuery } from '@doselore/contract/broken-managers';
import type { Scope } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { pageOf } from '../../../platform/lists/index.ts';
import { presentFault } from './broken-managers.presenter.ts';
import { listFaultRows } from './faults.repository.ts';

/** Lists faults of admins: one page, and the number of all faults that the query matches. */
export async function showFaults(
  db: Queries,
  scope: Scope,
  query: FaultsQuery,
): Promise<{ rows: BrokenManager[]; total: number }> {
  return pageOf(await listFaultRows(db, scope, query), presentFault);
}
