export { presentCpdRecord } from './cpd.presenter.ts';
export { listRecords as listCpdRecords } from './cpd.repository.ts';
export { cpdRoutes } from './cpd.routes.ts';
