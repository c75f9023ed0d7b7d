export { settingsOf } from './change-settings.ts';
export { forfeitsAbsentSeats } from './session-settings.ts';
export { settingsRoutes } from './settings.routes.ts';
export { sitePolicyNames, sitePolicyOf } from './site-policy.ts';
