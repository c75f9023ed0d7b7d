import { IconBook, IconBuildingStore, IconTicket, IconUsers } from '@tabler/icons-react';
import { areas } from '../../platform/area/index.ts';
import { defineRoutes } from '../../platform/routes/index.ts';

const courses = () => import('../../features/courses/index.ts');
const groups = () => import('../../features/groups/index.ts');
const licences = () => import('../../features/licences/index.ts');
const members = () => import('../../features/members/index.ts');

export const siteAdminRoutes = defineRoutes('site-admin', [
  {
    name: 'home',
    path: '',
    title: 'Site Admin',
    open: true,
    enter: async () => `${areas['site-admin'].base}/courses`,
    screen: () => courses().then((m) => ({ Component: m.CoursesScreen })),
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
  {
    name: 'courses',
    path: 'courses',
    title: 'Courses',
    permission: 'courses.read',
    navigation: { group: 'Training', label: 'Courses', icon: IconBook, order: 20 },
    keywords: ['catalogue', 'packages', 'modules', 'SCORM'],
    screen: () => courses().then((m) => ({ Component: m.CoursesScreen })),
  },
  {
    name: 'new-course',
    path: 'courses/new-course',
    title: 'New course',
    permission: 'courses.write',
    parent: 'courses',
    screen: () => courses().then((m) => ({ Component: m.NewCourseScreen })),
  },
  {
    name: 'edit-course',
    path: 'courses/edit-course/:courseId/:justCreated?',
    title: 'Edit course',
    permission: 'courses.write',
    parent: 'courses',
    crumb: 'courseId',
    screen: () => courses().then((m) => ({ Component: m.EditCourseScreen })),
  },
  {
    name: 'scos',
    path: 'courses/scos/:courseId',
    title: 'Packages and modules',
    permission: 'courses.read',
    parent: 'edit-course',
    screen: () => courses().then((m) => ({ Component: m.ScosScreen })),
  },
  {
    name: 'edit-sco',
    path: 'courses/edit-sco/:courseId/:scoId',
    title: 'Edit module',
    permission: 'courses.write',
    parent: 'scos',
    screen: () => courses().then((m) => ({ Component: m.EditScoScreen })),
  },
  {
    name: 'members',
    path: 'groups/:groupId/members',
    title: 'Members',
    permission: 'members.list',
    parent: 'groups',
    crumb: 'groupId',
    navigation: { group: '', label: 'Members', icon: IconUsers, order: 10 },
    screen: () => members().then((m) => ({ Component: m.MembersScreen })),
  },
  {
    name: 'licences',
    path: 'groups/:groupId/licences',
    title: 'Licences',
    permission: 'licences.list',
    parent: 'members',
    navigation: { group: '', label: 'Licences', icon: IconTicket, order: 20 },
    screen: () => licences().then((m) => ({ Component: m.LicencesScreen })),
  },
  {
    name: 'new-licence',
    path: 'groups/:groupId/new-licence',
    title: 'Buy licences',
    permission: 'licences.purchase',
    parent: 'licences',
    screen: () => licences().then((m) => ({ Component: m.NewLicenceScreen })),
  },
  {
    name: 'members-licences',
    path: 'groups/:groupId/members-licences/:userId',
    title: 'Licences of a member',
    permission: 'licences.list',
    parent: 'members',
    crumb: 'userId',
    screen: () => licences().then((m) => ({ Component: m.MembersLicencesScreen })),
  },
  {
    name: 'issue-licence',
    path: 'groups/:groupId/issue-licence/:userId',
    title: 'Issue licence',
    permission: 'licences.issue',
    parent: 'members-licences',
    screen: () => licences().then((m) => ({ Component: m.IssueLicenceScreen })),
  },
]);
