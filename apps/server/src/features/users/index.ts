export { superAdminRoutes } from './super-admins.routes.ts';
export { userRoutes } from './users.routes.ts';
