import { IconCalendarEvent, IconCalendarQuestion } from '@tabler/icons-react';
import { defineRoutes } from '../../platform/routes/index.ts';

const organisedCourses = () => import('../../features/trainer-led/organised-courses/index.ts');
const bookings = () => import('../../features/trainer-led/bookings/organising/index.ts');

/** Pages of organisers. Loaded for people with this role, and when somebody first opens one of the pages. */
export const organiserRoutes = defineRoutes('learner', [
  {
    name: 'organised-courses',
    path: 'organised-courses',
    title: 'Courses you organise',
    role: 'organiser',
    permission: 'virtualGroups.organised',
    navigation: { group: '', label: 'Courses you organise', icon: IconCalendarEvent, order: 5 },
    keywords: ['organiser', 'needs'],
    screen: () => organisedCourses().then((m) => ({ Component: m.OrganisedCoursesScreen })),
  },
  {
    name: 'organised-course',
    path: 'organised-courses/:virtualGroupId',
    title: 'Course you organise',
    crumb: 'virtualGroupId',
    permission: 'virtualGroups.organised',
    parent: 'organised-courses',
    screen: () => organisedCourses().then((m) => ({ Component: m.OrganisedCourseScreen })),
  },
  {
    name: 'own-bookings',
    path: 'booking-enquiries',
    title: 'Bookings',
    role: 'organiser',
    permission: 'bookings.own',
    needsBookings: true,
    navigation: { group: '', label: 'Bookings', icon: IconCalendarQuestion, order: 6 },
    keywords: ['organiser', 'dates', 'choose'],
    screen: () => bookings().then((m) => ({ Component: m.OwnBookingsScreen })),
  },
  {
    name: 'own-booking',
    path: 'booking-enquiries/:projectRequestId/book',
    title: 'Choose a date',
    permission: 'bookings.own',
    parent: 'own-bookings',
    screen: () => bookings().then((m) => ({ Component: m.BookScreen })),
  },
  {
    name: 'own-two-in-one',
    path: 'booking-enquiries/:twoInOneDayId/two-in-one-day-book',
    title: 'Choose a day for two sessions',
    permission: 'bookings.own',
    parent: 'own-bookings',
    screen: () => bookings().then((m) => ({ Component: m.BookScreen })),
  },
]);
