export { demoLogins, demoPassword } from './demo-logins.ts';
export { isInMaintenance, setMaintenance } from './site-status.repository.ts';
export { siteStatusRoutes } from './site-status.routes.ts';
