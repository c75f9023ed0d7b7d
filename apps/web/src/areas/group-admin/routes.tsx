import { IconBuildingStore } from '@tabler/icons-react';
import { defineRoutes } from '../../platform/routes/index.ts';
import { enquiryRoutes, newEnquiryRoute } from '../enquiry-routes.tsx';
import { groupRoutes } from '../group-routes.tsx';
import { groupLevelRoutes, requestReportRoutes } from '../licence-routes.tsx';
import { inEveryPlace, reportRoutes } from '../report-routes.tsx';
import { nestedSubgroupRoutes } from '../subgroup-routes.tsx';

const homes = () => import('../../features/administration/dashboards/home/index.ts');
const licenceOrders = () => import('../../features/licences/licence-orders/index.ts');

export const groupAdminRoutes = defineRoutes('group-admin', [
  {
    name: 'home',
    path: '',
    title: 'Organisation Zone',
    open: true,
    enter: () => Promise.resolve('/group-admin/groups'),
    screen: () => homes().then((m) => ({ Component: m.OrganisationsHome })),
  },
  {
    name: 'groups',
    path: 'groups',
    title: 'Organisations',
    permission: 'groups.list',
    listsPlaces: true,
    navigation: { group: '', label: 'Organisations', icon: IconBuildingStore, order: 10 },
    screen: () => homes().then((m) => ({ Component: m.OrganisationsHome })),
  },
  ...groupRoutes(':groupId'),
  ...enquiryRoutes(':groupId'),
  newEnquiryRoute(':groupId'),
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
