import { IconCalendarEvent } from '@tabler/icons-react';
import type { GivenRoute } from '../platform/routes/index.ts';
import { sessionCertificatesRoute } from './certificate-routes.tsx';
import { delegateUploadRoutes } from './upload-routes.tsx';

const delegates = () => import('../features/trainer-led/course-delegates/index.ts');
const ending = () => import('../features/trainer-led/course-ending/index.ts');
const planning = () => import('../features/trainer-led/course-planning/index.ts');
const register = () => import('../features/trainer-led/course-register/index.ts');
const staffing = () => import('../features/trainer-led/course-staffing/index.ts');

const lists = () => import('../features/trainer-led/virtual-groups/index.ts');

/** Loads the lists of courses with the page of a course, which can then be opened without a connection. */
export const loadCourses = () => Promise.all([lists(), delegates()]).then(([m]) => m);

/** Returns the page about the delegates of a Pharmacist-led Course. `base` ends in `:virtualGroupId`. */
export function delegatesRoute(base: string, { prefix, parent }: { prefix: string; parent: string }): GivenRoute {
  return {
    name: `${prefix}delegates`,
    path: `${base}/members`,
    title: 'Delegates',
    permission: 'virtualGroups.read',
    parent,
    crumb: 'virtualGroupId',
    opensOffline: true,
    screen: () => delegates().then((m) => ({ Component: m.DelegatesScreen })),
  };
}

/** Returns the page with the place, the meeting and the people of a course. `base` ends in `:virtualGroupId`. */
export function courseDetailsRoute(base: string, prefix: string): GivenRoute {
  return {
    name: `${prefix}course-details`,
    path: `${base}/details`,
    title: 'Course details',
    permission: 'virtualGroups.details',
    parent: `${prefix}delegates`,
    screen: () => staffing().then((m) => ({ Component: m.DetailsScreen })),
  };
}

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
    delegatesRoute(course, { prefix, parent: `${prefix}virtual-groups` }),
    courseDetailsRoute(course, prefix),
    sessionCertificatesRoute(course, prefix),
    {
      name: `${prefix}edit-virtual-group`,
      path: `${course}/edit`,
      title: 'Edit course',
      permission: 'virtualGroups.write',
      parent: `${prefix}delegates`,
      screen: () => planning().then((m) => ({ Component: m.EditVirtualGroupScreen })),
    },
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
    screen: () => delegates().then((m) => ({ Component: m.DelegatesScreen })),
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
