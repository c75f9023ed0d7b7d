import { defineRoutes } from '../../platform/routes/index.ts';

export const subgroupAdminRoutes = defineRoutes('subgroup-admin', []);
