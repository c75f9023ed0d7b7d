import { IconCalendarPlus } from '@tabler/icons-react';
import { areas } from '../../platform/area/index.ts';
import type { GivenRoute } from '../../platform/routes/index.ts';

const bookings = () => import('../../features/trainer-led/bookings/index.ts');
const days = () => import('../../features/trainer-led/bookings/multi-day/index.ts');
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
    name: 'project-type-choice',
    path: project('project-requests/type-choice'),
    title: 'Add a request',
    permission: 'bookings.manage',
    parent: 'project',
    screen: () => bookings().then((m) => ({ Component: m.TypeChoiceScreen })),
  },
  {
    name: 'new-days',
    path: project('multi-day-project-requests/new'),
    title: 'New course of several days',
    permission: 'bookings.manage',
    parent: 'project',
    screen: () => days().then((m) => ({ Component: m.NewDaysScreen })),
  },
  {
    name: 'manage-days',
    path: project('multi-day/:multiDayId/manage'),
    title: 'Course of several days',
    permission: 'bookings.list',
    parent: 'project',
    crumb: 'multiDayId',
    screen: () => days().then((m) => ({ Component: m.ManageDaysScreen })),
  },
  {
    name: 'select-trainer',
    path: project('multi-day-project-requests/:multiDayId/select-trainer/:edit?'),
    title: 'Choose a trainer',
    permission: 'bookings.manage',
    parent: 'manage-days',
    screen: () => days().then((m) => ({ Component: m.SelectTrainerScreen })),
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
