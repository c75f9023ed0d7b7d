export { checkingLedger, checkLedgerNow } from './check-ledger.ts';
export { levelRoutes } from './levels.routes.ts';
export { tellLowStock } from './tell-low-stock.ts';
