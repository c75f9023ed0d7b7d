export { archiveSubgroup, changeSubgroupFields, createSubgroup } from './save-subgroup.ts';
export { subgroupRoutes } from './subgroups.routes.ts';
