import { IconCalendarEvent } from '@tabler/icons-react';
import type { GivenRoute } from '../platform/routes/index.ts';
import { sessionCertificatesRoute } from './certificate-routes.tsx';
import { delegateUploadRoutes } from './upload-routes.tsx';

const delegates = () => import('../features/trainer-led/course-delegates/index.ts');
const ending = () => import('../features/trainer-led/course-ending/index.ts');
const pages = () => import('../features/trainer-led/course-pages/index.ts');
const planning = () => import('../features/trainer-led/course-planning/index.ts');
const register = () => import('../features/trainer-led/course-register/index.ts');

const lists = () => import('../features/trainer-led/virtual-groups/index.ts');

/** Loads the lists of courses with the pages of a course, which then open without a connection. */
export const loadCourses = () => Promise.all([lists(), pages()]).then(([m]) => m);

type CoursePage = Pick<GivenRoute, 'name' | 'path' | 'title' | 'permission' | 'opensOffline' | 'screen'>;
type List = { prefix: string; parent: string };

/** Returns one page of a Pharmacist-led Course. Its breadcrumbs name the course below the list `parent`. */
const coursePageRoute = (base: string, { prefix, parent }: List, page: CoursePage): GivenRoute => ({
  ...page,
  name: `${prefix}${page.name}`,
  path: `${base}/${page.path}`,
  parent,
  crumb: 'virtualGroupId',
});

const coursePages: readonly CoursePage[] = [
  {
    name: 'course-details',
    path: 'details',
    title: 'Overview',
    permission: 'virtualGroups.read',
    screen: () => pages().then((m) => ({ Component: m.OverviewScreen })),
  },
  {
    name: 'delegates',
    path: 'members',
    title: 'Delegates',
    permission: 'virtualGroups.read',
    opensOffline: true,
    screen: () => pages().then((m) => ({ Component: m.DelegatesScreen })),
  },
  {
    name: 'course-assessment',
    path: 'assessment',
    title: 'Assessment',
    permission: 'virtualGroups.assessments',
    opensOffline: true,
    screen: () => pages().then((m) => ({ Component: m.AssessmentScreen })),
  },
  {
    name: 'course-materials',
    path: 'materials',
    title: 'Materials',
    permission: 'virtualGroups.materials',
    screen: () => pages().then((m) => ({ Component: m.MaterialsScreen })),
  },
  {
    name: 'course-history',
    path: 'history',
    title: 'History',
    permission: 'virtualGroups.read',
    screen: () => pages().then((m) => ({ Component: m.HistoryScreen })),
  },
];

/**
 * Returns the pages of a Pharmacist-led Course that trainers have as well as admins. `base` ends in `:virtualGroupId`,
 * `parent` is the list of courses.
 */
export const coursePageRoutes = (base: string, list: List): GivenRoute[] =>
  coursePages.map((page) => coursePageRoute(base, list, page));

/** Returns the page about one delegate. `base` ends in `:virtualGroupId`. */
export function delegateInfoRoute(base: string, prefix: string): GivenRoute {
  return {
    name: `${prefix}delegate-info`,
    path: `${base}/members-info/:userId`,
    title: 'Delegate',
    permission: 'virtualGroups.read',
    parent: `${prefix}delegates`,
    crumb: 'userId',
    screen: () => delegates().then((m) => ({ Component: m.DelegateInfoScreen })),
  };
}

/** Returns the page that issues licences to those who attended. `base` ends in `:virtualGroupId`. */
export function issueAfterRegisterRoute(base: string): GivenRoute {
  return {
    name: 'issue-after-register',
    path: `${base}/issue-after-register`,
    title: 'Issue licences after the register',
    permission: 'licences.issue',
    parent: 'delegates',
    screen: () => register().then((m) => ({ Component: m.IssueAfterRegisterScreen })),
  };
}

type Target = { prefix: string; home: string };

/**
 * Returns the pages about the Pharmacist-led Courses of an organisation or a service. `home` is the name of its first
 * page.
 */
export function placeVirtualGroupRoutes(base: string, { prefix, home }: Target): GivenRoute[] {
  const course = `${base}/virtual-groups/:virtualGroupId`;
  const list = { prefix, parent: `${prefix}virtual-groups` };
  return [
    {
      name: `${prefix}virtual-groups`,
      path: `${base}/virtual-groups`,
      title: 'Pharmacist-led Courses',
      permission: 'virtualGroups.list',
      parent: home,
      navigation: { group: '', label: 'Pharmacist-led Courses', icon: IconCalendarEvent, order: 40 },
      screen: () => loadCourses().then((m) => ({ Component: m.VirtualGroupsScreen })),
    },
    {
      name: `${prefix}historic-virtual-groups`,
      path: `${base}/historic-virtual-groups`,
      title: 'Historic Pharmacist-led Courses',
      permission: 'virtualGroups.list',
      parent: `${prefix}virtual-groups`,
      screen: () => loadCourses().then((m) => ({ Component: m.HistoricVirtualGroupsScreen })),
    },
    ...coursePageRoutes(course, list),
    sessionCertificatesRoute(course, prefix),
    coursePageRoute(course, list, {
      name: 'edit-virtual-group',
      path: 'edit',
      title: 'Schedule',
      permission: 'virtualGroups.write',
      screen: () => pages().then((m) => ({ Component: m.ScheduleScreen })),
    }),
    {
      name: `${prefix}virtual-group-membership`,
      path: `${course}/membership`,
      title: 'Choose delegates',
      permission: 'virtualGroups.invite',
      parent: `${prefix}delegates`,
      screen: () => delegates().then((m) => ({ Component: m.DelegateChoicesScreen })),
    },
    ...delegateUploadRoutes(course, prefix),
  ];
}

/** Returns the page of one historic Pharmacist-led Course. `base` is empty or ends in a slash. */
export function historicInfoRoute(base: string, { prefix, parent }: { prefix: string; parent: string }): GivenRoute {
  return {
    name: `${prefix}historic-virtual-group-info`,
    path: `${base}historic-virtual-group/info/:virtualGroupId`,
    title: 'Historic Pharmacist-led Course',
    permission: 'virtualGroups.read',
    parent,
    crumb: 'virtualGroupId',
    screen: () => pages().then((m) => ({ Component: m.HistoricScreen })),
  };
}

type New = { prefix: string; permission: 'virtualGroups.create' | 'virtualGroups.schedule' };

/** Returns the page that creates a Pharmacist-led Course for a place. */
export function newVirtualGroupRoute(base: string, { prefix, permission }: New): GivenRoute {
  return {
    name: `${prefix}new-virtual-group`,
    path: `${base}/new-virtual-group`,
    title: 'New Pharmacist-led Course',
    permission,
    parent: `${prefix}virtual-groups`,
    screen: () => planning().then((m) => ({ Component: m.NewVirtualGroupScreen })),
  };
}

/** Returns the pages where a site admin closes or cancels a Pharmacist-led Course. */
export function endingRoutes(base: string): GivenRoute[] {
  return [
    {
      name: 'close-course',
      path: `${base}/virtual-groups/:virtualGroupId/close-course`,
      title: 'Close course',
      permission: 'virtualGroups.close',
      parent: 'delegates',
      screen: () => ending().then((m) => ({ Component: m.CloseCourseScreen })),
    },
    {
      name: 'cancel-course',
      path: `${base}/virtual-groups/:virtualGroupId/cancel-course`,
      title: 'Cancel course',
      permission: 'virtualGroups.close',
      parent: 'delegates',
      screen: () => ending().then((m) => ({ Component: m.CancelCourseScreen })),
    },
  ];
}
