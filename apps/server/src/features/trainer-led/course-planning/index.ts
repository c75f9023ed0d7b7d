export { checkOrganiser, refuseMarked } from './check-plan.ts';
export { findTaughtProduct, showChoices } from './choices.ts';
export { planningRoutes } from './planning.routes.ts';
