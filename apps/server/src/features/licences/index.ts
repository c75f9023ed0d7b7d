export { issueLicence } from './issue-licence.ts';
export { listBrokenBalances } from './ledger.repository.ts';
export { markFinished } from './licences.repository.ts';
export { licenceRoutes } from './licences.routes.ts';
export { purchaseLicences } from './purchase-licences.ts';
export { returnPoolToPot } from './return-pool.ts';
export { startLicence } from './start-licence.ts';
