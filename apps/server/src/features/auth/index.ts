export { authRoutes } from './auth.routes.ts';
export { inviteSuperAdmin } from './invite-super-admin.ts';
export { createPasswords, type Passwords } from './passwords.ts';
