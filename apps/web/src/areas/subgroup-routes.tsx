import {
  IconBuildingHospital,
  IconLayoutDashboard,
  IconSettings,
  IconUserShield,
  IconUsers,
} from '@tabler/icons-react';
import type { GivenRoute } from '../platform/routes/index.ts';
import { certificatesRoute } from './certificate-routes.tsx';
import { personLicenceRoutes, renewalRoutes } from './licence-routes.tsx';
import { personRoutes } from './person-routes.tsx';
import { serviceStockRoutes } from './stock-routes.tsx';
import { resultUploadRoutes, uploadRoutes } from './upload-routes.tsx';
import {
  delegateInfoRoute,
  historicInfoRoute,
  newVirtualGroupRoute,
  placeVirtualGroupRoutes,
} from './virtual-group-routes.tsx';

const homes = () => import('../features/administration/dashboards/home/index.ts');
const managers = () => import('../features/people/managers/index.ts');
const members = () => import('../features/people/members/index.ts');
const settings = () => import('../features/site/settings/index.ts');
const subgroups = () => import('../features/people/subgroups/index.ts');

/**
 * Returns the pages of one service that every area has. `prefix` keeps their names unique where organisations have the
 * same pages.
 */
export function subgroupRoutes(base: string, { prefix, parent }: { prefix: string; parent: string }): GivenRoute[] {
  const home = `${prefix}dashboard`;
  const list = `${prefix}members`;
  return [
    {
      name: home,
      path: `${base}/dashboard`,
      title: 'Dashboard',
      permission: 'subgroups.read',
      parent,
      crumb: 'subgroupId',
      navigation: { group: '', label: 'Dashboard', icon: IconLayoutDashboard, order: 5 },
      keywords: ['home', 'today', 'expiring', 'overview'],
      screen: () => homes().then((m) => ({ Component: m.ServiceHomeScreen })),
    },
    ...uploadRoutes(base, prefix),
    ...resultUploadRoutes(base, prefix),
    {
      name: list,
      path: `${base}/members`,
      title: 'Members',
      permission: 'members.list',
      parent: home,
      navigation: { group: '', label: 'Members', icon: IconUsers, order: 10 },
      screen: () => members().then((m) => ({ Component: m.MembersScreen })),
    },
    {
      name: `${prefix}membership`,
      path: `${base}/membership`,
      title: 'Service membership',
      permission: 'members.membership',
      parent: list,
      screen: () => members().then((m) => ({ Component: m.MembershipScreen })),
    },
    ...personRoutes(base, { prefix, home: list }),
    ...serviceStockRoutes(base, prefix),
    ...renewalRoutes(base, { prefix, permission: 'licences.list' }),
    certificatesRoute(base, { prefix, parent: home }),
    ...placeVirtualGroupRoutes(base, { prefix, home }),
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

/** Returns the pages of one service within the pages of its organisation. */
export function nestedSubgroupRoutes(base: string): GivenRoute[] {
  const path = `${base}/subgroups/:subgroupId`;
  return [
    ...subgroupRoutes(path, { prefix: 'subgroup-', parent: 'subgroups' }),
    ...personLicenceRoutes(base, {
      prefix: 'subgroup-',
      parent: 'subgroup-members-info',
      suffix: '/subgroup/:subgroupId',
    }),
    historicInfoRoute(`${path}/`, { prefix: 'subgroup-', parent: 'subgroup-historic-virtual-groups' }),
    delegateInfoRoute(`${path}/virtual-groups/:virtualGroupId`, 'subgroup-'),
    newVirtualGroupRoute(path, { prefix: 'subgroup-', permission: 'virtualGroups.create' }),
    {
      name: 'edit-subgroup',
      path: `${path}/edit`,
      title: 'Edit service',
      permission: 'subgroups.write',
      opensArchived: true,
      parent: 'subgroup-dashboard',
      navigation: { group: '', label: 'Details', icon: IconBuildingHospital, order: 80 },
      screen: () => subgroups().then((m) => ({ Component: m.EditSubgroupScreen })),
    },
    {
      name: 'subgroup-managers',
      path: `${path}/managers`,
      title: 'Service admins',
      permission: 'managers.write',
      opensArchived: true,
      parent: 'subgroup-dashboard',
      navigation: { group: '', label: 'Admins', icon: IconUserShield, order: 60 },
      screen: () => managers().then((m) => ({ Component: m.ManagersScreen })),
    },
  ];
}
