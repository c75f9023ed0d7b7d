export { exportRoutes } from './exports.routes.ts';
export { exportWorker } from './pack-export.ts';
export { purgeExports } from './purge-exports.ts';
export { startCertificates } from './start-export.ts';
