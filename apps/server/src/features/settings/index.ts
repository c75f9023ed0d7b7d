export { settingsOf } from './change-settings.ts';
export { settingsRoutes } from './settings.routes.ts';
export { readSitePolicy } from './site-policy.ts';
