export { dryRun } from './dry-run.ts';
export { duplicateRecordRoutes } from './duplicate-records/records.routes.ts';
export { duplicateRoutes } from './duplicates/duplicates.routes.ts';
export { searchDuplicates, searchingDuplicates } from './duplicates/search-duplicates.ts';
export { refuseGone } from './gone-rows.repository.ts';
export { type MergeLog, openMergeLog } from './merge-log.repository.ts';
export { mergeRoutes } from './merges.routes.ts';
export { purgeMerges } from './purge-merges.ts';
export { undoChanges } from './undo-changes.repository.ts';
