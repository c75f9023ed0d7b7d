import { IconUserShield, IconUsers } from '@tabler/icons-react';
import type { GivenRoute } from '../../platform/routes/index.ts';

const learningRecords = () => import('../../features/learning/learning-records/index.ts');
const licences = () => import('../../features/licences/licences/index.ts');
const users = () => import('../../features/people/users/index.ts');

/** Pages about users of all organisations. */
export const userRoutes: GivenRoute[] = [
  {
    name: 'users',
    path: 'users',
    title: 'Users',
    permission: 'users.read',
    navigation: { group: 'Customers', label: 'Users', icon: IconUsers, order: 12 },
    keywords: ['people', 'accounts', 'learners'],
    screen: () => users().then((m) => ({ Component: m.UsersScreen })),
  },
  {
    name: 'demo-users',
    path: 'users/demo-users',
    title: 'Demo users',
    permission: 'users.read',
    parent: 'users',
    screen: () => users().then((m) => ({ Component: m.DemoUsersScreen })),
  },
  {
    name: 'site-new-user',
    path: 'users/new-user',
    title: 'New user',
    permission: 'users.write',
    parent: 'users',
    screen: () => users().then((m) => ({ Component: m.NewUserScreen })),
  },
  {
    name: 'user-info',
    path: 'users/info/:userId',
    title: 'User',
    permission: 'users.read',
    parent: 'users',
    crumb: 'userId',
    screen: () => users().then((m) => ({ Component: m.UserInfoScreen })),
  },
  {
    name: 'site-edit-user',
    path: 'users/edit-user/:userId',
    title: 'Edit user',
    permission: 'users.write',
    parent: 'user-info',
    screen: () => users().then((m) => ({ Component: m.EditUserScreen })),
  },
  {
    name: 'user-learning',
    path: 'users/info/:userId/learning',
    title: 'Progress and results',
    permission: 'users.read',
    parent: 'user-info',
    screen: () => learningRecords().then((m) => ({ Component: m.UserLearningScreen })),
  },
  {
    name: 'user-certificates',
    path: 'users/info/:userId/certificates',
    title: 'Certificates',
    permission: 'users.read',
    parent: 'user-info',
    screen: () => learningRecords().then((m) => ({ Component: m.UserCertificatesScreen })),
  },
  {
    name: 'user-history',
    path: 'users/info/:userId/history',
    title: 'History',
    permission: 'audits.read',
    parent: 'user-info',
    screen: () => learningRecords().then((m) => ({ Component: m.UserHistoryScreen })),
  },
  {
    name: 'user-licences',
    path: 'users/licences/:userId',
    title: 'A user’s licences',
    permission: 'users.read',
    parent: 'user-info',
    screen: () => licences().then((m) => ({ Component: m.UserLicencesScreen })),
  },
];

export const superAdminRoutes: GivenRoute[] = [
  {
    name: 'super-admins',
    path: 'super-admins',
    title: 'Site admins',
    permission: 'superAdmins.write',
    navigation: { group: 'Platform', label: 'Site admins', icon: IconUserShield, order: 80 },
    screen: () => users().then((m) => ({ Component: m.SuperAdminsScreen })),
  },
  {
    name: 'super-admin-new',
    path: 'super-admin-new',
    title: 'New site admin',
    permission: 'superAdmins.write',
    parent: 'super-admins',
    screen: () => users().then((m) => ({ Component: m.NewSuperAdminScreen })),
  },
  {
    name: 'super-admin-confirm',
    path: 'super-admin/confirmation-token/:tokenId/:tokenKey',
    title: 'Confirm a new site admin',
    permission: 'superAdmins.write',
    parent: 'super-admins',
    screen: () => users().then((m) => ({ Component: m.ConfirmSuperAdminScreen })),
  },
];
