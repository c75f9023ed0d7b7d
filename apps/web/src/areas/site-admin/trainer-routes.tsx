import { IconCalendarSearch, IconChalkboardTeacher } from '@tabler/icons-react';
import type { GivenRoute } from '../../platform/routes/index.ts';

const trainers = () => import('../../features/scheduling/trainers/index.ts');
const records = () => import('../../features/trainer-led/bookings/trainer-record/index.ts');
const one = (path: string) => `trainers/edit-trainer/:trainerUserId${path}`;

/** Pages about the people who lead Pharmacist-led Courses. */
export const trainerRoutes: GivenRoute[] = [
  {
    name: 'trainers',
    path: 'trainers',
    title: 'Trainers',
    permission: 'trainers.read',
    navigation: { group: 'Training', label: 'Trainers', icon: IconChalkboardTeacher, order: 25 },
    keywords: ['trainers', 'pharmacists', 'availability', 'feedback'],
    screen: () => trainers().then((m) => ({ Component: m.TrainersScreen })),
  },
  {
    name: 'upcoming-pharmacist-led-courses',
    path: 'trainers/upcoming-pharmacist-led-courses',
    title: 'Upcoming Pharmacist-led Courses',
    permission: 'trainers.read',
    navigation: { group: 'Training', label: 'Upcoming courses', icon: IconCalendarSearch, order: 26 },
    keywords: ['sessions', 'dates', 'without trainer', 'missing'],
    screen: () => trainers().then((m) => ({ Component: m.UpcomingCoursesScreen })),
  },
  {
    name: 'sessions-led',
    path: 'trainers/sessions-led',
    title: 'Sessions led',
    permission: 'trainers.read',
    parent: 'trainers',
    keywords: ['hours', 'miles', 'mileage', 'expenses', 'month'],
    screen: () => trainers().then((m) => ({ Component: m.SessionsLedScreen })),
  },
  {
    name: 'new-trainer',
    path: 'trainers/new-trainer',
    title: 'New trainer',
    permission: 'trainers.write',
    parent: 'trainers',
    screen: () => trainers().then((m) => ({ Component: m.NewTrainerScreen })),
  },
  {
    name: 'view-trainer',
    path: 'trainers/view-trainer/:trainerUserId',
    title: 'Trainer',
    permission: 'trainers.read',
    parent: 'trainers',
    crumb: 'trainerUserId',
    screen: () => trainers().then((m) => ({ Component: m.ViewTrainerScreen })),
  },
  {
    name: 'edit-trainer',
    path: one(''),
    title: 'Edit trainer',
    permission: 'trainers.write',
    parent: 'view-trainer',
    screen: () => trainers().then((m) => ({ Component: m.EditTrainerScreen })),
  },
  {
    name: 'trainer-courses',
    path: one('/courses'),
    title: 'Courses of the trainer',
    permission: 'trainers.write',
    parent: 'view-trainer',
    screen: () => trainers().then((m) => ({ Component: m.TrainerCoursesScreen })),
  },
  {
    name: 'trainer-organisations',
    path: one('/organisations'),
    title: 'Organisations of the trainer',
    permission: 'trainers.write',
    parent: 'view-trainer',
    screen: () => trainers().then((m) => ({ Component: m.TrainerOrganisationsScreen })),
  },
  {
    name: 'trainer-exclusions',
    path: one('/exclusions'),
    title: 'Exclusions of the trainer',
    permission: 'trainers.write',
    parent: 'view-trainer',
    screen: () => trainers().then((m) => ({ Component: m.TrainerExclusionsScreen })),
  },
  {
    name: 'edit-trainer-general-availability',
    path: 'trainers/edit-trainer-general-availability/:trainerUserId',
    title: 'General availability',
    permission: 'trainers.write',
    parent: 'view-trainer',
    screen: () => trainers().then((m) => ({ Component: m.AvailabilityScreen })),
  },
  {
    name: 'trainer-score-data',
    path: 'trainers/view-trainer/:trainerUserId/score-data',
    title: 'Score data of the trainer',
    permission: 'trainers.read',
    parent: 'view-trainer',
    screen: () => records().then((m) => ({ Component: m.ScoreDataScreen })),
  },
  {
    name: 'trainer-enquiries',
    path: 'trainers/view-trainer/:trainerUserId/enquiries',
    title: 'Enquiries to the trainer',
    permission: 'bookings.list',
    parent: 'view-trainer',
    screen: () => records().then((m) => ({ Component: m.TrainerEnquiriesScreen })),
  },
];
