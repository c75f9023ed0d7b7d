export { readBalances, readPot } from './balances.ts';
export { lockRoutes, moveEach, moveSeats, notEnoughSeats } from './ledger.ts';
export { type Account, keyOf, type LedgerKey } from './ledger-key.ts';
export { mergeLedgers, undoLedgerMerge } from './merge-ledger.ts';
export { notifyLowStock } from './notify-low-stock.ts';
export { recheckingLevels } from './recheck-levels.ts';
export { returnPoolToPot } from './return-pool.ts';
