import { IconCalendarOff, IconHeartbeat, IconLayoutDashboard, IconListCheck } from '@tabler/icons-react';
import type { GivenRoute } from '../platform/routes/index.ts';

const absences = () => import('../features/trainer-led/absences/index.ts');
const health = () => import('../features/trainer-led/virtual-group-health/index.ts');
const externalCourses = () => import('../features/learning/external-courses/queue/index.ts');
const dashboards = () => import('../features/administration/dashboards/index.ts');

/** External courses of people, and the verdicts on them. */
export const trainingRecordsRoute: GivenRoute = {
  name: 'training-records',
  path: 'reports/training-records',
  title: 'Training records',
  permission: 'externalCourses.read',
  navigation: { group: 'Reports', label: 'Training records', icon: IconListCheck, order: 57 },
  keywords: ['external courses', 'verify', 'evidence', 'certificates', 'unverified'],
  screen: () => externalCourses().then((m) => ({ Component: m.TrainingRecordsScreen })),
};

/** Reports over all places that an admin manages. */
export const reportRoutes: GivenRoute[] = [
  {
    name: 'reports-dashboard',
    path: 'reports/dashboard',
    title: 'Dashboard',
    permission: 'dashboards.read',
    navigation: { group: 'Insight', label: 'Dashboard', icon: IconLayoutDashboard, order: 50 },
    keywords: ['reports', 'figures', 'overview'],
    screen: () => dashboards().then((m) => ({ Component: m.SiteDashboardScreen })),
  },
  {
    name: 'virtual-groups-health',
    path: 'reports/virtual-groups-health',
    title: 'Health of Pharmacist-led Courses',
    permission: 'virtualGroups.health',
    navigation: { group: 'Reports', label: 'Course health', icon: IconHeartbeat, order: 56 },
    keywords: ['attention', 'missing', 'register', 'trainer', 'conflict', 'health'],
    screen: () => health().then((m) => ({ Component: m.HealthScreen })),
  },
  {
    name: 'virtual-groups-health-check',
    path: 'reports/virtual-groups-health/:details',
    title: 'One check of Pharmacist-led Courses',
    permission: 'virtualGroups.health',
    parent: 'virtual-groups-health',
    screen: () => health().then((m) => ({ Component: m.HealthScreen })),
  },
  trainingRecordsRoute,
  {
    name: 'pled-absentees',
    path: 'reports/pled-absentees',
    title: 'Absentees',
    permission: 'virtualGroups.absences',
    navigation: { group: 'Reports', label: 'Absentees', icon: IconCalendarOff, order: 58 },
    keywords: ['absent', 'missed', 'did not come', 'rebook', 'excused'],
    screen: () => absences().then((m) => ({ Component: m.AbsenteesScreen })),
  },
];

/** Adds reports to the rails of organisations and services, because admins open reports from these places. */
export const inEveryPlace = (routes: readonly GivenRoute[]): GivenRoute[] =>
  routes.map((route) =>
    route.navigation?.group !== 'Reports' ? route : { ...route, navigation: { ...route.navigation, inPlaces: true } },
  );
