export { subgroupRoutes } from './subgroups.routes.ts';
