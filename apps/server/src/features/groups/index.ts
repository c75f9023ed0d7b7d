export { groupRoutes } from './groups.routes.ts';
