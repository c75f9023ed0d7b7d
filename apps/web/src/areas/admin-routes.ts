import { groupAdminRoutes } from './group-admin/routes.tsx';
import { siteAdminRoutes } from './site-admin/routes.tsx';
import { subgroupAdminRoutes } from './subgroup-admin/routes.tsx';
import { trainerRoutes } from './trainer/routes.tsx';

export { AdminFrame } from './frames/admin-frame.tsx';

/** Pages of admins and trainers. Loaded when somebody first opens one of them. */
export const adminRoutes = [...siteAdminRoutes, ...groupAdminRoutes, ...subgroupAdminRoutes, ...trainerRoutes];
