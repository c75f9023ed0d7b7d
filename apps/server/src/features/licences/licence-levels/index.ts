export { levelRoutes } from './levels.routes.ts';
export { readLicenceSettings } from './licence-settings.ts';
