export { cpdRoutes } from './cpd.routes.ts';
export { listOwnRecords } from './list-own-records.ts';
