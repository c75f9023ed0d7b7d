export { listPackageRows } from './packages.repository.ts';
export { packageRoutes } from './packages.routes.ts';
export { presentPackage, storePackage } from './store-package.ts';
