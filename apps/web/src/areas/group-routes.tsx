import {
  IconBuildingHospital,
  IconLayoutDashboard,
  IconSettings,
  IconTicket,
  IconUserShield,
  IconUsers,
} from '@tabler/icons-react';
import type { GivenRoute } from '../platform/routes/index.ts';
import { certificatesRoute } from './certificate-routes.tsx';
import { documentRoutes } from './document-routes.tsx';
import { groupRequestRoutes, personLicenceRoutes, renewalRoutes } from './licence-routes.tsx';
import { nameRequestRoute } from './name-request-routes.tsx';
import { personRoutes } from './person-routes.tsx';
import { groupStockRoutes } from './stock-routes.tsx';
import { editUploadRoutes, entryUploadRoutes, resultUploadRoutes, uploadRoutes } from './upload-routes.tsx';
import { historicInfoRoute, issueAfterRegisterRoute, placeVirtualGroupRoutes } from './virtual-group-routes.tsx';

const dashboards = () => import('../features/administration/dashboards/index.ts');
const licenceStock = () => import('../features/licences/licence-stock/index.ts');
const managers = () => import('../features/people/managers/index.ts');
const members = () => import('../features/people/members/index.ts');
const settings = () => import('../features/site/settings/index.ts');
const subgroups = () => import('../features/people/subgroups/index.ts');

/** Returns the pages of one organisation, for every area that manages organisations. `base` ends in `:groupId`. */
export function groupRoutes(base: string): GivenRoute[] {
  return [
    ...uploadRoutes(base, ''),
    ...editUploadRoutes(base),
    ...entryUploadRoutes(base),
    ...resultUploadRoutes(base, ''),
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
      opensArchived: true,
      parent: 'members',
      screen: () => members().then((m) => ({ Component: m.ArchivedMembersScreen })),
    },
    ...personRoutes(base, { prefix: '', home: 'members' }),
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
      parent: 'delegates',
      suffix: '/virtual-group/:virtualGroupId',
    }),
    ...renewalRoutes(base, { prefix: '', permission: 'licences.stock' }),
    ...groupRequestRoutes(base),
    certificatesRoute(base, { prefix: '', parent: 'dashboard' }),
    ...placeVirtualGroupRoutes(base, { prefix: '', home: 'dashboard' }),
    historicInfoRoute(`${base}/`, { prefix: '', parent: 'historic-virtual-groups' }),
    issueAfterRegisterRoute(`${base}/virtual-groups/:virtualGroupId`),
    {
      name: 'subgroups',
      path: `${base}/subgroups`,
      title: 'Services',
      permission: 'subgroups.write',
      opensArchived: true,
      parent: 'dashboard',
      navigation: { group: '', label: 'Services', icon: IconBuildingHospital, order: 30 },
      screen: () => subgroups().then((m) => ({ Component: m.GroupSubgroupsScreen })),
    },
    {
      name: 'archived-subgroups',
      path: `${base}/archived-subgroups`,
      title: 'Archived services',
      permission: 'subgroups.write',
      opensArchived: true,
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
    ...documentRoutes({ base: `${base}/`, prefix: 'group-', parent: 'dashboard' }),
    nameRequestRoute({ base: `${base}/`, parent: 'dashboard' }),
    {
      name: 'managers',
      path: `${base}/managers`,
      title: 'Organisation admins',
      permission: 'managers.write',
      opensArchived: true,
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
