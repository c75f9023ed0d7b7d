export { demoLogins, demoPassword } from './demo-logins.ts';
export { setMaintenance } from './maintenance.ts';
export { siteStatusRoutes } from './site-status.routes.ts';
