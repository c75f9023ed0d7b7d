import type { StockRow } from '@doselore/contract/licence-stock';
import { notFound, type Scope } from '../../../platform/access/index.ts';
import type { Services } from '../../../platform/services.ts';
import type { LedgerKey } from '../ledger/index.ts';
import { presentStock } from './stock.presenter.ts';
import { findStock } from './stock.report.ts';

/** Returns the numbers of one ledger key. Throws 404 when the scope does not reach them. */
export async function showStock(
  services: Pick<Services, 'db' | 'clock'>,
  scope: Scope,
  key: LedgerKey,
): Promise<StockRow> {
  const stock = await findStock(services.db, scope, { ...key, now: services.clock.now() });
  if (stock === undefined) throw notFound();
  return presentStock(stock);
}
