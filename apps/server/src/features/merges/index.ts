export { duplicateThingRoutes } from './duplicate-things/things.routes.ts';
export { duplicateRoutes } from './duplicates/duplicates.routes.ts';
export { searchDuplicates, searchingDuplicates } from './duplicates/search-duplicates.ts';
export { type MergeLog, openMergeLog, undoChanges } from './merge-log.repository.ts';
export { mergeRoutes } from './merges.routes.ts';
export { purgeMerges } from './purge-merges.ts';
export { rehearse } from './rehearse.ts';
