import { getLedgerCheck, runLedgerCheck } from '@doselore/contract/ledger';
import { type Route, serve } from '../../../platform/http/index.ts';
import { findLastCheck } from './check-ledger.repository.ts';
import { checkLedgerNow } from './check-ledger.ts';

export const ledgerRoutes: Route[] = [
  serve(getLedgerCheck, async ({ services }) => ({ last: (await findLastCheck(services.db)) ?? null })),
  serve(runLedgerCheck, ({ services, actor }) => checkLedgerNow(services.db, services.clock, actor)),
];
