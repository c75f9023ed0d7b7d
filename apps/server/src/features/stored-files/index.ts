export { cleaningFiles } from './check-files.ts';
export { compareFiles } from './compare-files.ts';
export { listNamedKeys } from './stored-files.repository.ts';
export { storedFileRoutes } from './stored-files.routes.ts';
