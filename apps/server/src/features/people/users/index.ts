export { activateAccount } from './activate-account.ts';
export { closeAccount } from './close-account.ts';
export { hasSiteAdmin } from './has-site-admin.ts';
export { inviteSuperAdmin } from './invite-super-admin.ts';
export { setAccountArchived } from './set-account-archived.ts';
export { superAdminRoutes } from './super-admins.routes.ts';
export { userRoutes } from './users.routes.ts';
