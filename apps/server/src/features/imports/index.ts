export { matchAsGuessed, startImport, uploadList } from './check-list.ts';
export { importRoutes } from './imports.routes.ts';
export { importTask, purgeImports } from './run-import.ts';
