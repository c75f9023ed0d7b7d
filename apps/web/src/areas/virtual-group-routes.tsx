import { IconCalendarEvent } from '@tabler/icons-react';
import type { GivenRoute } from '../platform/routes/index.ts';

const virtualGroups = () => import('../features/virtual-groups/index.ts');

/**
 * Returns the pages about the delegates of a Pharmacist-led Course, and issuing to those who attended. `base` ends in
 * `:virtualGroupId`.
 */
export function delegateRoutes(base: string, { parent }: { parent: string }): GivenRoute[] {
  return [
    {
      name: 'delegates',
      path: `${base}/members`,
      title: 'Delegates',
      permission: 'virtualGroups.read',
      parent,
      crumb: 'virtualGroupId',
      screen: () => virtualGroups().then((m) => ({ Component: m.DelegatesScreen })),
    },
    {
      name: 'issue-after-register',
      path: `${base}/issue-after-register`,
      title: 'Issue licences after the register',
      permission: 'licences.issue',
      parent: 'delegates',
      screen: () => virtualGroups().then((m) => ({ Component: m.IssueAfterRegisterScreen })),
    },
  ];
}

/** Returns the pages about the Pharmacist-led Courses of one organisation. `base` ends in `:groupId`. */
export function groupVirtualGroupRoutes(base: string): GivenRoute[] {
  return [
    {
      name: 'virtual-groups',
      path: `${base}/virtual-groups`,
      title: 'Pharmacist-led Courses',
      permission: 'virtualGroups.list',
      parent: 'dashboard',
      navigation: { group: '', label: 'Pharmacist-led Courses', icon: IconCalendarEvent, order: 40 },
      screen: () => virtualGroups().then((m) => ({ Component: m.VirtualGroupsScreen })),
    },
    {
      name: 'historic-virtual-groups',
      path: `${base}/historic-virtual-groups`,
      title: 'Historic Pharmacist-led Courses',
      permission: 'virtualGroups.list',
      parent: 'virtual-groups',
      screen: () => virtualGroups().then((m) => ({ Component: m.HistoricVirtualGroupsScreen })),
    },
    {
      name: 'historic-virtual-group-info',
      path: `${base}/historic-virtual-group/info/:virtualGroupId`,
      title: 'Historic Pharmacist-led Course',
      permission: 'virtualGroups.read',
      parent: 'historic-virtual-groups',
      crumb: 'virtualGroupId',
      screen: () => virtualGroups().then((m) => ({ Component: m.DelegatesScreen })),
    },
    ...delegateRoutes(`${base}/virtual-groups/:virtualGroupId`, { parent: 'virtual-groups' }),
  ];
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
      screen: () => virtualGroups().then((m) => ({ Component: m.CloseCourseScreen })),
    },
    {
      name: 'cancel-course',
      path: `${base}/virtual-groups/:virtualGroupId/cancel-course`,
      title: 'Cancel course',
      permission: 'virtualGroups.close',
      parent: 'delegates',
      screen: () => virtualGroups().then((m) => ({ Component: m.CancelCourseScreen })),
    },
  ];
}
