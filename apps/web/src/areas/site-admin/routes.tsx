import { IconBuildingStore, IconHistory } from '@tabler/icons-react';
import { areas } from '../../platform/area/index.ts';
import { defineRoutes } from '../../platform/routes/index.ts';
import { documentRoutes } from '../document-routes.tsx';
import { groupRoutes } from '../group-routes.tsx';
import { requestReportRoutes, siteLevelRoutes } from '../licence-routes.tsx';
import { nameRequestRoute } from '../name-request-routes.tsx';
import { reportRoutes } from '../report-routes.tsx';
import { nestedSubgroupRoutes } from '../subgroup-routes.tsx';
import { endingRoutes, newVirtualGroupRoute } from '../virtual-group-routes.tsx';
import { bookingRoutes } from './booking-routes.tsx';
import { courseRoutes } from './course-routes.tsx';
import { placeRoutes } from './place-routes.tsx';
import { purchaseRoutes } from './purchase-routes.tsx';
import { repairRoutes } from './repair-routes.tsx';
import { trainerRoutes } from './trainer-routes.tsx';
import { superAdminRoutes, userRoutes } from './user-routes.tsx';

const audits = () => import('../../features/site/audits/index.ts');
const catalogue = () => import('../../features/learning/catalogue/index.ts');
const groups = () => import('../../features/people/groups/index.ts');
const members = () => import('../../features/people/members/index.ts');

export const siteAdminRoutes = defineRoutes('site-admin', [
  {
    name: 'home',
    path: '',
    title: 'Site Admin',
    open: true,
    enter: async () => `${areas['site-admin'].base}/courses`,
    screen: () => catalogue().then((m) => ({ Component: m.CoursesScreen })),
  },
  {
    name: 'groups',
    path: 'groups',
    title: 'Organisations',
    permission: 'groups.list',
    navigation: { group: 'Customers', label: 'Organisations', icon: IconBuildingStore, order: 10 },
    keywords: ['customers', 'pharmacies', 'licences'],
    screen: () => groups().then((m) => ({ Component: m.GroupsScreen })),
  },
  ...documentRoutes({ base: '', prefix: '' }),
  nameRequestRoute({ base: '' }),
  ...courseRoutes,
  ...trainerRoutes,
  ...placeRoutes,
  ...bookingRoutes,
  {
    name: 'inactive-groups',
    path: 'inactive-organisations',
    title: 'Inactive organisations',
    permission: 'groups.write',
    parent: 'groups',
    screen: () => groups().then((m) => ({ Component: m.InactiveGroupsScreen })),
  },
  {
    name: 'archived-groups',
    path: 'groups/archived',
    title: 'Archived organisations',
    permission: 'groups.write',
    parent: 'groups',
    screen: () => groups().then((m) => ({ Component: m.ArchivedGroupsScreen })),
  },
  {
    name: 'new-group',
    path: 'groups/new-group',
    title: 'New organisation',
    permission: 'groups.write',
    parent: 'groups',
    screen: () => groups().then((m) => ({ Component: m.NewGroupScreen })),
  },
  ...groupRoutes('groups/:groupId'),
  newVirtualGroupRoute('groups/:groupId', { prefix: '', permission: 'virtualGroups.schedule' }),
  ...endingRoutes('groups/:groupId'),
  ...nestedSubgroupRoutes('groups/:groupId'),
  ...reportRoutes,
  ...requestReportRoutes('licence-requests'),
  ...siteLevelRoutes,
  {
    name: 'edit-group',
    path: 'groups/:groupId/edit-group',
    title: 'Edit organisation',
    permission: 'groups.write',
    opensArchived: true,
    parent: 'dashboard',
    navigation: { group: '', label: 'Details', icon: IconBuildingStore, order: 80 },
    screen: () => groups().then((m) => ({ Component: m.EditGroupScreen })),
  },
  {
    name: 'add-existing-user',
    path: 'groups/:groupId/add-existing-user',
    title: 'Add an existing user',
    permission: 'users.write',
    parent: 'members',
    screen: () => members().then((m) => ({ Component: m.AddExistingScreen })),
  },
  ...repairRoutes,
  ...purchaseRoutes,
  ...userRoutes,
  {
    name: 'admin-audits',
    path: 'admin-audits',
    title: 'Admin audits',
    permission: 'audits.read',
    navigation: { group: 'Insight', label: 'Admin audits', icon: IconHistory, order: 60 },
    keywords: ['audit trail', 'history', 'log', 'who changed'],
    screen: () => audits().then((m) => ({ Component: m.AuditsScreen })),
  },
  ...superAdminRoutes,
]);
