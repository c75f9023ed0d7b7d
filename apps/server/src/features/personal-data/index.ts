export { erasePerson } from './erase-person.ts';
export { listExportedTables } from './export-tables.ts';
export { erasureTask, keepPersonalData } from './finish-erasure.ts';
export { personalDataRoutes } from './personal-data.routes.ts';
