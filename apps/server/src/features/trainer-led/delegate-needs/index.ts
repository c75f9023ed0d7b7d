export { delegateNeedsRoutes } from './delegate-needs.routes.ts';
export { deleteNeeds } from './delete-needs.ts';
export { listEveryNeed } from './list-needs.ts';
export { purgeNeeds } from './purge-needs.ts';
