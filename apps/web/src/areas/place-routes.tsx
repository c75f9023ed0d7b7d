import {
  IconBuildingHospital,
  IconLayoutDashboard,
  IconSettings,
  IconTicket,
  IconUserShield,
  IconUsers,
} from '@tabler/icons-react';
import type { GivenRoute } from '../platform/routes/index.ts';
import { personLicenceRoutes, renewalRoutes } from './licence-routes.tsx';
import { groupStockRoutes, serviceStockRoutes } from './stock-routes.tsx';

const dashboards = () => import('../features/dashboards/index.ts');
const imports = () => import('../features/imports/index.ts');
const licenceStock = () => import('../features/licence-stock/index.ts');
const managers = () => import('../features/managers/index.ts');
const members = () => import('../features/members/index.ts');
const settings = () => import('../features/settings/index.ts');
const subgroups = () => import('../features/subgroups/index.ts');

/** The steps of an uploaded list of people. */
function uploadRoutes(base: string, prefix: string): GivenRoute[] {
  return [
    {
      name: `${prefix}bulk-upload-new-users`,
      path: `${base}/bulk-upload-new-users`,
      title: 'Upload new members',
      permission: 'members.write',
      parent: `${prefix}members`,
      screen: () => imports().then((m) => ({ Component: m.UploadNewScreen })),
    },
    {
      name: `${prefix}bulk-upload-new-users-step`,
      path: `${base}/bulk-upload-new-users/:importId/:step`,
      title: 'Upload new members',
      permission: 'members.write',
      parent: `${prefix}members`,
      screen: () => imports().then((m) => ({ Component: m.ImportNewScreen })),
    },
  ];
}

/** Pages of one organisation that every area has which looks after organisations. `base` ends in `:groupId`. */
export function groupRoutes(base: string): GivenRoute[] {
  return [
    ...uploadRoutes(base, ''),
    {
      name: 'bulk-upload-edit-users',
      path: `${base}/bulk-upload-edit-users`,
      title: 'Upload changes of members',
      permission: 'members.bulkEdit',
      parent: 'members',
      screen: () => imports().then((m) => ({ Component: m.UploadEditsScreen })),
    },
    {
      name: 'bulk-upload-edit-users-step',
      path: `${base}/bulk-upload-edit-users/:importId/:step`,
      title: 'Upload changes of members',
      permission: 'members.bulkEdit',
      parent: 'members',
      screen: () => imports().then((m) => ({ Component: m.ImportEditsScreen })),
    },
    {
      name: 'dashboard',
      path: `${base}/dashboard`,
      title: 'Dashboard',
      permission: 'dashboards.read',
      parent: 'groups',
      crumb: 'groupId',
      navigation: { group: '', label: 'Dashboard', icon: IconLayoutDashboard, order: 5 },
      screen: () => dashboards().then((m) => ({ Component: m.DashboardScreen })),
    },
    {
      name: 'members',
      path: `${base}/members`,
      title: 'Members',
      permission: 'members.list',
      parent: 'dashboard',
      navigation: { group: '', label: 'Members', icon: IconUsers, order: 10 },
      screen: () => members().then((m) => ({ Component: m.MembersScreen })),
    },
    {
      name: 'archived-members',
      path: `${base}/archived-members`,
      title: 'Archived members',
      permission: 'members.archive',
      parent: 'members',
      screen: () => members().then((m) => ({ Component: m.ArchivedMembersScreen })),
    },
    {
      name: 'bulk-password-reset',
      path: `${base}/bulk-password-reset`,
      title: 'Password links',
      permission: 'members.resetPasswords',
      parent: 'members',
      screen: () => members().then((m) => ({ Component: m.BulkPasswordResetScreen })),
    },
    {
      name: 'new-user',
      path: `${base}/new-user`,
      title: 'Invite somebody',
      permission: 'members.write',
      parent: 'members',
      screen: () => members().then((m) => ({ Component: m.NewMemberScreen })),
    },
    {
      name: 'members-info',
      path: `${base}/members-info/:userId`,
      title: 'Member',
      permission: 'members.list',
      parent: 'members',
      crumb: 'userId',
      screen: () => members().then((m) => ({ Component: m.MemberInfoScreen })),
    },
    {
      name: 'edit-user',
      path: `${base}/edit-user/:userId`,
      title: 'Edit member',
      permission: 'members.write',
      parent: 'members-info',
      screen: () => members().then((m) => ({ Component: m.EditMemberScreen })),
    },
    {
      name: 'licences',
      path: `${base}/licences`,
      title: 'Licences',
      permission: 'licences.list',
      parent: 'dashboard',
      navigation: { group: '', label: 'Licences', icon: IconTicket, order: 20 },
      screen: () => licenceStock().then((m) => ({ Component: m.LicencesScreen })),
    },
    ...groupStockRoutes(base),
    ...personLicenceRoutes(base, { prefix: '', parent: 'members-info' }),
    ...personLicenceRoutes(base, {
      prefix: 'virtual-group-',
      parent: 'members-info',
      suffix: '/virtual-group/:virtualGroupId',
    }),
    ...renewalRoutes(base),
    {
      name: 'subgroups',
      path: `${base}/subgroups`,
      title: 'Services',
      permission: 'subgroups.write',
      parent: 'dashboard',
      navigation: { group: '', label: 'Services', icon: IconBuildingHospital, order: 30 },
      screen: () => subgroups().then((m) => ({ Component: m.GroupSubgroupsScreen })),
    },
    {
      name: 'archived-subgroups',
      path: `${base}/archived-subgroups`,
      title: 'Archived services',
      permission: 'subgroups.write',
      parent: 'subgroups',
      screen: () => subgroups().then((m) => ({ Component: m.ArchivedSubgroupsScreen })),
    },
    {
      name: 'new-subgroup',
      path: `${base}/new-subgroup`,
      title: 'New service',
      permission: 'subgroups.write',
      parent: 'subgroups',
      screen: () => subgroups().then((m) => ({ Component: m.NewSubgroupScreen })),
    },
    {
      name: 'managers',
      path: `${base}/managers`,
      title: 'Admins of this organisation',
      permission: 'managers.write',
      parent: 'dashboard',
      navigation: { group: '', label: 'Admins', icon: IconUserShield, order: 60 },
      screen: () => managers().then((m) => ({ Component: m.ManagersScreen })),
    },
    {
      name: 'settings',
      path: `${base}/settings`,
      title: 'Settings',
      permission: 'settings.read',
      parent: 'dashboard',
      navigation: { group: '', label: 'Settings', icon: IconSettings, order: 90 },
      screen: () => settings().then((m) => ({ Component: m.SettingsScreen })),
    },
  ];
}

/** Pages of one service inside the pages of its organisation. */
export function nestedSubgroupRoutes(base: string): GivenRoute[] {
  const path = `${base}/subgroups/:subgroupId`;
  return [
    ...subgroupRoutes(path, { prefix: 'subgroup-', parent: 'subgroups' }),
    ...personLicenceRoutes(base, {
      prefix: 'subgroup-',
      parent: 'subgroup-members-info',
      suffix: '/subgroup/:subgroupId',
    }),
    {
      name: 'edit-subgroup',
      path: `${path}/edit`,
      title: 'Edit service',
      permission: 'subgroups.write',
      parent: 'subgroup-members',
      navigation: { group: '', label: 'Details', icon: IconBuildingHospital, order: 30 },
      screen: () => subgroups().then((m) => ({ Component: m.EditSubgroupScreen })),
    },
    {
      name: 'subgroup-managers',
      path: `${path}/managers`,
      title: 'Admins of this service',
      permission: 'managers.write',
      parent: 'subgroup-members',
      navigation: { group: '', label: 'Admins', icon: IconUserShield, order: 60 },
      screen: () => managers().then((m) => ({ Component: m.ManagersScreen })),
    },
  ];
}

/** Pages of one service that every area has. `prefix` keeps their names apart where organisations have them too. */
export function subgroupRoutes(base: string, { prefix, parent }: { prefix: string; parent: string }): GivenRoute[] {
  const home = `${prefix}members`;
  return [
    ...uploadRoutes(base, prefix),
    {
      name: home,
      path: `${base}/members`,
      title: 'Members',
      permission: 'members.list',
      parent,
      crumb: 'subgroupId',
      navigation: { group: '', label: 'Members', icon: IconUsers, order: 10 },
      screen: () => members().then((m) => ({ Component: m.MembersScreen })),
    },
    {
      name: `${prefix}membership`,
      path: `${base}/membership`,
      title: 'Who belongs here',
      permission: 'members.membership',
      parent: home,
      screen: () => members().then((m) => ({ Component: m.MembershipScreen })),
    },
    {
      name: `${prefix}bulk-password-reset`,
      path: `${base}/bulk-password-reset`,
      title: 'Password links',
      permission: 'members.resetPasswords',
      parent: home,
      screen: () => members().then((m) => ({ Component: m.BulkPasswordResetScreen })),
    },
    {
      name: `${prefix}new-user`,
      path: `${base}/new-user`,
      title: 'Invite somebody',
      permission: 'members.write',
      parent: home,
      screen: () => members().then((m) => ({ Component: m.NewMemberScreen })),
    },
    {
      name: `${prefix}members-info`,
      path: `${base}/members-info/:userId`,
      title: 'Member',
      permission: 'members.list',
      parent: home,
      crumb: 'userId',
      screen: () => members().then((m) => ({ Component: m.MemberInfoScreen })),
    },
    {
      name: `${prefix}edit-user`,
      path: `${base}/edit-user/:userId`,
      title: 'Edit member',
      permission: 'members.write',
      parent: `${prefix}members-info`,
      screen: () => members().then((m) => ({ Component: m.EditMemberScreen })),
    },
    ...serviceStockRoutes(base, prefix),
    {
      name: `${prefix}settings`,
      path: `${base}/settings`,
      title: 'Settings',
      permission: 'settings.read',
      parent: home,
      navigation: { group: '', label: 'Settings', icon: IconSettings, order: 90 },
      screen: () => settings().then((m) => ({ Component: m.SettingsScreen })),
    },
  ];
}

/** Everything that an admin looks after, in figures. */
export const reportRoutes: GivenRoute[] = [
  {
    name: 'reports-dashboard',
    path: 'reports/dashboard',
    title: 'Dashboard',
    permission: 'dashboards.read',
    navigation: { group: 'Insight', label: 'Dashboard', icon: IconLayoutDashboard, order: 50 },
    keywords: ['reports', 'figures', 'overview'],
    screen: () => dashboards().then((m) => ({ Component: m.SiteDashboardScreen })),
  },
];
