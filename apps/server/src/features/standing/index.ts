export { correctStanding } from './correct-standing.ts';
export { standingRoutes } from './standing.routes.ts';
