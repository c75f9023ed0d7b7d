import {
  IconCalendarCheck,
  IconCalendarEvent,
  IconCalendarQuestion,
  IconCalendarTime,
  IconCalendarWeek,
  IconMessageStar,
} from '@tabler/icons-react';
import { areas } from '../../platform/area/index.ts';
import { defineRoutes } from '../../platform/routes/index.ts';
import { lazyPart } from '../../ui/lazy/index.ts';
import { sessionCertificatesRoute } from '../certificate-routes.tsx';
import { personLicenceRoutes } from '../licence-routes.tsx';
import { coursePageRoutes, delegateInfoRoute, issueAfterRegisterRoute, loadCourses } from '../virtual-group-routes.tsx';

const bookings = () => import('../../features/trainer-led/bookings/index.ts');
const WaitingEnquiries = lazyPart(() => bookings().then((m) => m.WaitingEnquiries));
const feedback = () => import('../../features/trainer-led/session-feedback/index.ts');
const days = () => import('../../features/trainer-led/trainer-days/index.ts');
const trainers = () => import('../../features/scheduling/trainers/index.ts');

/** Loads the day of a trainer with the pages of a course, which then open without a connection. */
const loadDay = () => Promise.all([days(), loadCourses()]).then(([m]) => m);

export const trainerRoutes = defineRoutes('trainer', [
  {
    name: 'home',
    path: '',
    title: 'Pharmacist-led Course Zone',
    open: true,
    enter: async () => `${areas.trainer.base}/pharmacist-led-training`,
    screen: () => loadDay().then((m) => ({ Component: m.TodayScreen })),
  },
  {
    name: 'pharmacist-led-training',
    path: 'pharmacist-led-training',
    title: 'Today',
    permission: 'virtualGroups.ownDay',
    opensOffline: true,
    navigation: { group: '', label: 'Today', icon: IconCalendarEvent, order: 10 },
    keywords: ['sessions', 'courses', 'register', 'assess'],
    screen: () => loadDay().then((m) => ({ Component: m.TodayScreen })),
  },
  {
    name: 'led-courses',
    path: 'pharmacist-led-training/courses',
    title: 'Pharmacist-led Courses',
    permission: 'virtualGroups.list',
    parent: 'pharmacist-led-training',
    screen: () => loadCourses().then((m) => ({ Component: m.VirtualGroupsScreen })),
  },
  {
    name: 'historic-led-courses',
    path: 'pharmacist-led-training/historic',
    title: 'Historic Pharmacist-led Courses',
    permission: 'virtualGroups.list',
    parent: 'pharmacist-led-training',
    screen: () => loadCourses().then((m) => ({ Component: m.HistoricVirtualGroupsScreen })),
  },
  {
    name: 'pharmacist-led-training-feedback',
    path: 'pharmacist-led-training-feedback',
    title: 'Feedback',
    permission: 'virtualGroups.feedback',
    navigation: { group: '', label: 'Feedback', icon: IconMessageStar, order: 40 },
    keywords: ['marks', 'comments', 'rating', 'answers'],
    screen: () => feedback().then((m) => ({ Component: m.OwnFeedbackScreen })),
  },
  {
    name: 'booking-confirmation-enquiries',
    path: 'booking-confirmation-enquiries',
    title: 'Bookings to confirm',
    permission: 'bookings.asked',
    needsBookings: true,
    navigation: { group: '', label: 'Bookings to confirm', icon: IconCalendarCheck, order: 15 },
    keywords: ['enquiries', 'confirm', 'reject', 'bookings'],
    screen: () => bookings().then((m) => ({ Component: m.OwnConfirmationsScreen })),
  },
  {
    name: 'schedule',
    path: 'schedule/:period?',
    title: 'Schedule',
    permission: 'availability.own',
    navigation: { group: '', label: 'Schedule', icon: IconCalendarWeek, order: 20 },
    keywords: ['calendar', 'week', 'month', 'free'],
    screen: () => trainers().then((m) => ({ Component: m.ScheduleScreen })),
  },
  {
    name: 'availability-enquiries',
    path: 'availability-enquiries',
    title: 'Dates to answer',
    permission: 'bookings.asked',
    needsBookings: true,
    navigation: { group: '', label: 'Dates to answer', icon: IconCalendarQuestion, order: 15, badge: WaitingEnquiries },
    keywords: ['bookings', 'enquiries', 'asked', 'available'],
    screen: () => bookings().then((m) => ({ Component: m.AvailabilityEnquiriesScreen })),
  },
  {
    name: 'general-availability',
    path: 'general-availability',
    title: 'General availability',
    permission: 'availability.own',
    navigation: { group: '', label: 'Availability', icon: IconCalendarTime, order: 30 },
    keywords: ['hours', 'holiday', 'away', 'free'],
    screen: () => trainers().then((m) => ({ Component: m.OwnAvailabilityScreen })),
  },
  ...coursePageRoutes(':virtualGroupId', { prefix: '', parent: 'pharmacist-led-training' }),
  sessionCertificatesRoute(':virtualGroupId', ''),
  delegateInfoRoute(':virtualGroupId', ''),
  issueAfterRegisterRoute(':virtualGroupId'),
  ...personLicenceRoutes(':virtualGroupId', { prefix: '', parent: 'delegates' }),
]);
