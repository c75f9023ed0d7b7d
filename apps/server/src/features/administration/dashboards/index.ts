export { countingSite } from './count-site.ts';
export { dashboardRoutes } from './dashboards.routes.ts';
