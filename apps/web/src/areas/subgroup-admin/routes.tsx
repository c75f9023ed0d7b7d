import { IconBuildingHospital } from '@tabler/icons-react';
import { defineRoutes } from '../../platform/routes/index.ts';
import { enquiryRoutes } from '../enquiry-routes.tsx';
import { personLicenceRoutes, requestRoutes, serviceLevelRoutes } from '../licence-routes.tsx';
import { inEveryPlace, trainingRecordsRoute } from '../report-routes.tsx';
import { subgroupRoutes } from '../subgroup-routes.tsx';
import { historicInfoRoute } from '../virtual-group-routes.tsx';

const licenceOrders = () => import('../../features/licences/licence-orders/index.ts');
const licenceStock = () => import('../../features/licences/licence-stock/index.ts');
const homes = () => import('../../features/administration/dashboards/home/index.ts');

export const subgroupAdminRoutes = defineRoutes('subgroup-admin', [
  {
    name: 'home',
    path: '',
    title: 'Service Zone',
    open: true,
    enter: () => Promise.resolve('/subgroup-admin/subgroups'),
    screen: () => homes().then((m) => ({ Component: m.ServicesHome })),
  },
  {
    name: 'subgroups',
    path: 'subgroups',
    title: 'Services',
    permission: 'subgroups.list',
    listsPlaces: true,
    navigation: { group: '', label: 'Services', icon: IconBuildingHospital, order: 10 },
    screen: () => homes().then((m) => ({ Component: m.ServicesHome })),
  },
  ...subgroupRoutes(':groupId/:subgroupId', { prefix: '', parent: 'subgroups' }),
  ...enquiryRoutes(':groupId/:subgroupId'),
  {
    name: 'new-licence',
    path: ':groupId/:subgroupId/order-licences',
    title: 'Order licences',
    permission: 'licences.orderOwn',
    parent: 'licences',
    screen: () => licenceOrders().then((m) => ({ Component: m.NewLicenceScreen })),
  },
  {
    name: 'sibling-licences',
    path: ':groupId/:subgroupId/sibling-licences',
    title: 'Other services’ licences',
    permission: 'licences.siblingLevels',
    isForAllServices: true,
    parent: 'licences',
    screen: () => licenceStock().then((m) => ({ Component: m.SiblingLicencesScreen })),
  },
  ...personLicenceRoutes(':groupId/:subgroupId', { prefix: '', parent: 'members-info' }),
  historicInfoRoute('', { prefix: '', parent: 'subgroups' }),
  ...requestRoutes,
  ...inEveryPlace([...serviceLevelRoutes, trainingRecordsRoute]),
]);
