export { readBalances, readPot } from './balances.ts';
export { checkLedgerNow } from './check-ledger.ts';
export { ledgerJobs } from './ledger.jobs.ts';
export { ledgerRoutes } from './ledger.routes.ts';
export { lockRoutes, moveEach, moveSeats, notEnoughSeats } from './ledger.ts';
export { type Account, keyOf, type LedgerKey } from './ledger-key.ts';
export { mergeLedgers, undoLedgerMerge } from './merge-ledger.ts';
export { returnPoolToPot } from './return-pool.ts';
