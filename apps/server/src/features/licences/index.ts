export { issueLicence } from './issue-licence.ts';
export { listBrokenBalances } from './ledger.repository.ts';
export { markFinished } from './licences.repository.ts';
export { licenceRoutes } from './licences.routes.ts';
export { mergeLedgers, undoLedgerMerge } from './merge-ledger.ts';
export { purchaseLicences } from './purchase-licences.ts';
export { reclaimSeat, takeSeatAgain } from './reclaim-seat.ts';
export { returnPoolToPot } from './return-pool.ts';
export { startLicence } from './start-licence.ts';
