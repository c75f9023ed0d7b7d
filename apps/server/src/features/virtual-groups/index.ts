export { virtualGroupRoutes } from './virtual-groups.routes.ts';
