export { listPackages } from './list-packages.ts';
export { packageRoutes } from './packages.routes.ts';
export { storePackage } from './store-package.ts';
