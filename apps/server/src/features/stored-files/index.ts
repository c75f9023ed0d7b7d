export { cleaningFiles } from './check-files.ts';
export { compareFiles } from './compare-files.ts';
export { storedFileRoutes } from './stored-files.routes.ts';
