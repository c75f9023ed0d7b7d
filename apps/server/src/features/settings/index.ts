export { settingsOf } from './change-settings.ts';
export { settingsRoutes } from './settings.routes.ts';
