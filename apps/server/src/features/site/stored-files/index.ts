export { cleaningFiles } from './check-files.ts';
export { compareFiles } from './compare-files.ts';
export { listNamedKeys } from './list-named-keys.ts';
export { storedFileRoutes } from './stored-files.routes.ts';
