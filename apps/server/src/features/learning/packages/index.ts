export { archiveSco, showArchivedScos, showScoArchive } from './archive-sco.ts';
export { copyPackages } from './copy-packages.ts';
export { listPackages } from './list-packages.ts';
export { packageRoutes } from './packages.routes.ts';
export { changeSco, orderScos, showSco, showScos } from './scos.ts';
export { storePackage } from './store-package.ts';
