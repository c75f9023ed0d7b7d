export { ConfirmSuperAdminScreen } from './confirm-super-admin-screen.tsx';
export { EditUserScreen } from './edit-user-screen.tsx';
export { NewSuperAdminScreen } from './new-super-admin-screen.tsx';
export { NewUserScreen } from './new-user-screen.tsx';
export { SuperAdminsScreen } from './super-admins-screen.tsx';
export { UserInfoScreen } from './user-info-screen.tsx';
export { userQuery, usersQuery } from './users.queries.ts';
export { DemoUsersScreen, UsersScreen } from './users-screen.tsx';
