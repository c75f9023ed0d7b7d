import { IconBuildingStore } from '@tabler/icons-react';
import { defineRoutes, type GivenRoute } from '../../platform/routes/index.ts';
import { groupRoutes } from '../group-routes.tsx';
import { groupLevelRoutes, requestReportRoutes } from '../licence-routes.tsx';
import { reportRoutes } from '../report-routes.tsx';
import { nestedSubgroupRoutes } from '../subgroup-routes.tsx';

const groups = () => import('../../features/people/groups/index.ts');
const licenceOrders = () => import('../../features/licences/licence-orders/index.ts');

/** Lists reports in the rails of organisations and services too, because admins come to them from there. */
const inEveryPlace = (routes: readonly GivenRoute[]): GivenRoute[] =>
  routes.map((route) =>
    route.navigation?.group !== 'Reports' ? route : { ...route, navigation: { ...route.navigation, inPlaces: true } },
  );

export const groupAdminRoutes = defineRoutes('group-admin', [
  {
    name: 'home',
    path: '',
    title: 'Organisation Zone',
    open: true,
    enter: () => Promise.resolve('/group-admin/groups'),
    screen: () => groups().then((m) => ({ Component: m.GroupsScreen })),
  },
  {
    name: 'groups',
    path: 'groups',
    title: 'Organisations',
    permission: 'groups.list',
    navigation: { group: '', label: 'Organisations', icon: IconBuildingStore, order: 10 },
    screen: () => groups().then((m) => ({ Component: m.GroupsScreen })),
  },
  ...groupRoutes(':groupId'),
  ...nestedSubgroupRoutes(':groupId'),
  ...inEveryPlace([...reportRoutes, ...requestReportRoutes('service-licence-requests'), ...groupLevelRoutes]),
  {
    name: 'new-licence',
    path: ':groupId/order-licences',
    title: 'Order licences',
    permission: 'licences.purchase',
    parent: 'licences',
    screen: () => licenceOrders().then((m) => ({ Component: m.NewLicenceScreen })),
  },
  {
    name: 'subgroup-new-licence',
    path: ':groupId/subgroups/:subgroupId/order-licences',
    title: 'Order licences',
    permission: 'licences.orderOwn',
    parent: 'subgroup-licences',
    screen: () => licenceOrders().then((m) => ({ Component: m.NewLicenceScreen })),
  },
]);
