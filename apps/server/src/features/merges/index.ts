export { duplicateThingRoutes } from './duplicate-things/things.routes.ts';
export { duplicateRoutes } from './duplicates/duplicates.routes.ts';
export { searchDuplicates, searchingDuplicates } from './duplicates/search-duplicates.ts';
export { refuseGone } from './gone-rows.repository.ts';
export { type MergeLog, openMergeLog } from './merge-log.repository.ts';
export { mergeRoutes } from './merges.routes.ts';
export { purgeMerges } from './purge-merges.ts';
export { rehearse } from './rehearse.ts';
export { undoChanges } from './undo-changes.repository.ts';
