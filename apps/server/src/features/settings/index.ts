export { settingsOf } from './change-settings.ts';
export { insertGroupSettings } from './settings.repository.ts';
export { settingsRoutes } from './settings.routes.ts';
export { readSitePolicy } from './site-policy.ts';
