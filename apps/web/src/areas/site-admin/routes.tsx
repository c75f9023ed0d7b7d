import { defineRoutes } from '../../platform/routes/index.ts';

export const siteAdminRoutes = defineRoutes('site-admin', []);
