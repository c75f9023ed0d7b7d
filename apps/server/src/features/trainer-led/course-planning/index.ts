export { refuseMarked } from './check-plan.ts';
export { planningRoutes } from './planning.routes.ts';
