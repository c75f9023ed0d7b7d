export { virtualGroupHealthRoutes } from './virtual-group-health.routes.ts';
