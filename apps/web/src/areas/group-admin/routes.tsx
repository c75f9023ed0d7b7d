import { defineRoutes } from '../../platform/routes/index.ts';

export const groupAdminRoutes = defineRoutes('group-admin', []);
