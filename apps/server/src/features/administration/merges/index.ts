export { duplicateRecordRoutes } from './duplicate-records/records.routes.ts';
export { duplicateRoutes } from './duplicates/duplicates.routes.ts';
export { searchDuplicates, searchingDuplicates } from './duplicates/search-duplicates.ts';
export { type Fix, logFixes, undoFixes } from './logged-fixes.ts';
export { mergeRoutes } from './merges.routes.ts';
export { purgeMerges } from './purge-merges.ts';
