import { IconCalendarPlus } from '@tabler/icons-react';
import { areas } from '../../platform/area/index.ts';
import type { GivenRoute } from '../../platform/routes/index.ts';

const bookings = () => import('../../features/trainer-led/bookings/index.ts');
const project = (path: string) => `bookings/projects/:projectId/${path}`;

/** Pages about the training that organisations ask for. */
export const bookingRoutes: GivenRoute[] = [
  {
    name: 'bookings',
    path: 'bookings',
    title: 'Bookings',
    open: true,
    enter: async () => `${areas['site-admin'].base}/bookings/projects`,
    screen: () => bookings().then((m) => ({ Component: m.ProjectsScreen })),
  },
  {
    name: 'projects',
    path: 'bookings/projects',
    title: 'Projects',
    permission: 'bookings.list',
    navigation: { group: 'Training', label: 'Bookings', icon: IconCalendarPlus, order: 29 },
    keywords: ['bookings', 'requests', 'enquiries', 'dates', 'organiser'],
    screen: () => bookings().then((m) => ({ Component: m.ProjectsScreen })),
  },
  {
    name: 'new-project',
    path: 'bookings/projects/new',
    title: 'New project',
    permission: 'bookings.manage',
    parent: 'projects',
    screen: () => bookings().then((m) => ({ Component: m.NewProjectScreen })),
  },
  {
    name: 'test-cancel-project',
    path: 'bookings/projects/test-cancel',
    title: 'Test cancelling',
    permission: 'bookings.list',
    parent: 'projects',
    screen: () => bookings().then((m) => ({ Component: m.TestCancelScreen })),
  },
  {
    name: 'project',
    path: project('edit'),
    title: 'Project',
    permission: 'bookings.list',
    parent: 'projects',
    crumb: 'projectId',
    screen: () => bookings().then((m) => ({ Component: m.ProjectScreen })),
  },
  {
    name: 'new-project-request',
    path: project('project-requests/new'),
    title: 'New request',
    permission: 'bookings.manage',
    parent: 'project',
    screen: () => bookings().then((m) => ({ Component: m.NewRequestScreen })),
  },
  {
    name: 'project-request',
    path: project('project-requests/:projectRequestId/edit'),
    title: 'Request',
    permission: 'bookings.list',
    parent: 'project',
    crumb: 'projectRequestId',
    screen: () => bookings().then((m) => ({ Component: m.RequestScreen })),
  },
  {
    name: 'project-request-dates',
    path: project('project-requests/:projectRequestId/manuallyChooseToi'),
    title: 'Dates',
    permission: 'bookings.list',
    parent: 'project-request',
    screen: () => bookings().then((m) => ({ Component: m.DatesScreen })),
  },
  {
    name: 'manage-request',
    path: project('project-requests/:projectRequestId/manage'),
    title: 'Manage request',
    permission: 'bookings.list',
    parent: 'project-request',
    screen: () => bookings().then((m) => ({ Component: m.ManageScreen })),
  },
];
