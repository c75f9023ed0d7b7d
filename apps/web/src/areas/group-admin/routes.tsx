import { IconBuildingStore, IconTicket, IconUsers } from '@tabler/icons-react';
import { defineRoutes } from '../../platform/routes/index.ts';

const groups = () => import('../../features/groups/index.ts');
const licences = () => import('../../features/licences/index.ts');
const members = () => import('../../features/members/index.ts');

export const groupAdminRoutes = defineRoutes('group-admin', [
  {
    name: 'home',
    path: '',
    title: 'Organisation Zone',
    open: true,
    enter: (client) => groups().then((m) => m.enterGroupZone(client)),
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
  {
    name: 'members',
    path: ':groupId/members',
    title: 'Members',
    permission: 'members.list',
    parent: 'groups',
    crumb: 'groupId',
    navigation: { group: '', label: 'Members', icon: IconUsers, order: 10 },
    screen: () => members().then((m) => ({ Component: m.MembersScreen })),
  },
  {
    name: 'licences',
    path: ':groupId/licences',
    title: 'Licences',
    permission: 'licences.list',
    parent: 'members',
    navigation: { group: '', label: 'Licences', icon: IconTicket, order: 20 },
    screen: () => licences().then((m) => ({ Component: m.LicencesScreen })),
  },
  {
    name: 'new-licence',
    path: ':groupId/order-licences',
    title: 'Order licences',
    permission: 'licences.purchase',
    parent: 'licences',
    screen: () => licences().then((m) => ({ Component: m.NewLicenceScreen })),
  },
  {
    name: 'members-licences',
    path: ':groupId/members-licences/:userId',
    title: 'Licences of a member',
    permission: 'licences.list',
    parent: 'members',
    crumb: 'userId',
    screen: () => licences().then((m) => ({ Component: m.MembersLicencesScreen })),
  },
  {
    name: 'issue-licence',
    path: ':groupId/issue-licence/:userId',
    title: 'Issue licence',
    permission: 'licences.issue',
    parent: 'members-licences',
    screen: () => licences().then((m) => ({ Component: m.IssueLicenceScreen })),
  },
]);
