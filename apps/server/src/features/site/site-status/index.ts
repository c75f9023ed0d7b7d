export { demoLogins, demoPassword } from './demo-logins.ts';
export { setMaintenance } from './maintenance.ts';
export { showSiteInfo } from './show-site-info.ts';
export { siteStatusRoutes } from './site-status.routes.ts';
