export { duplicateRoutes } from './duplicates.routes.ts';
export { mergeRoutes } from './merges.routes.ts';
export { purgeMerges } from './purge-merges.ts';
export { rehearse } from './rehearse.ts';
