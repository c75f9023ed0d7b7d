export { expiryPlanRoutes } from './expiry-plan.routes.ts';
export { levelRoutes } from './levels.routes.ts';
export { readLicenceSettings } from './licence-settings.ts';
