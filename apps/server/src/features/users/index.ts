export { disableUser } from './save-users.repository.ts';
export { superAdminRoutes } from './super-admins.routes.ts';
export { accountState } from './users.repository.ts';
export { userRoutes } from './users.routes.ts';
