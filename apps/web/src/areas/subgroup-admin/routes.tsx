import { IconBuildingHospital, IconUsers } from '@tabler/icons-react';
import { defineRoutes } from '../../platform/routes/index.ts';

const members = () => import('../../features/members/index.ts');
const subgroups = () => import('../../features/subgroups/index.ts');

export const subgroupAdminRoutes = defineRoutes('subgroup-admin', [
  {
    name: 'home',
    path: '',
    title: 'Service Zone',
    open: true,
    enter: (client) => subgroups().then((m) => m.enterSubgroupZone(client)),
    screen: () => subgroups().then((m) => ({ Component: m.SubgroupsScreen })),
  },
  {
    name: 'subgroups',
    path: 'subgroups',
    title: 'Services',
    permission: 'subgroups.list',
    navigation: { group: '', label: 'Services', icon: IconBuildingHospital, order: 10 },
    screen: () => subgroups().then((m) => ({ Component: m.SubgroupsScreen })),
  },
  {
    name: 'members',
    path: ':groupId/:subgroupId/members',
    title: 'Members',
    permission: 'members.list',
    parent: 'subgroups',
    crumb: 'subgroupId',
    navigation: { group: '', label: 'Members', icon: IconUsers, order: 10 },
    screen: () => members().then((m) => ({ Component: m.MembersScreen })),
  },
]);
