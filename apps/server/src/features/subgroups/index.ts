export { archiveSubgroup, changeSubgroupFields, createSubgroup } from './keep-subgroup.ts';
export { subgroupRoutes } from './subgroups.routes.ts';
