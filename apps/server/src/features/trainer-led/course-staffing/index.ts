export { staffingRoutes } from './staffing.routes.ts';
