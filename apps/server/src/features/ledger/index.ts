export { findAvailable } from './ledger.repository.ts';
export { lockRoutes, moveEach, moveSeats, notEnoughSeats } from './ledger.ts';
export { type Account, type AccountKind, keyOf, type LedgerKey } from './ledger-key.ts';
export { takeDueAlerts } from './low-stock.repository.ts';
export { mergeLedgers, undoLedgerMerge } from './merge-ledger.ts';
export { recheckingLevels } from './recheck-levels.ts';
export { returnPoolToPot } from './return-pool.ts';
export { isBoughtInAYear, listStockReaders, lowAt, titleOf } from './watch-level.repository.ts';
