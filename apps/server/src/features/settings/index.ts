export { settingsOf } from './change-settings.ts';
export { forfeitsAbsentSeats } from './session-settings.ts';
export { settingsRoutes } from './settings.routes.ts';
export { readSitePolicy } from './site-policy.ts';
