export { renewalRoutes } from './renewals.routes.ts';
