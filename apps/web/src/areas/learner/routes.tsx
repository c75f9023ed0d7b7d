import { IconCertificate, IconFiles, IconSchool, IconUserCircle } from '@tabler/icons-react';
import { fetchZone } from '../../features/administration/learning-zone/index.ts';
import { defineRoutes } from '../../platform/routes/index.ts';
import { lazyPart } from '../../ui/lazy/index.ts';

const ReadingCount = lazyPart(() =>
  import('../../features/site/resources/to-read/index.ts').then((m) => m.ReadingCount),
);

// The first page of learners loads alone.
const myCourses = () => import('../../features/learning/my-learning/my-courses/index.ts');
const myLearning = () => import('../../features/learning/my-learning/index.ts');
const account = () => import('../../features/people/account/index.ts');
const cpd = () => import('../../features/learning/cpd/index.ts');
const distance = () => import('../../features/learning/distance/index.ts');
const learning = () => import('../../features/learning/learning/index.ts');
const ownCertificates = () => import('../../features/certificates/certificates/index.ts');

// The first visit of learners needs no form with its explanation.
const forms = () => import('./form-pages.ts');

export const learnerRoutes = defineRoutes('learner', [
  {
    name: 'my-courses',
    path: '',
    title: 'My Courses',
    opensOffline: true,
    navigation: { group: '', label: 'My Courses', icon: IconSchool, order: 1 },
    keywords: ['training'],
    fetchUser: fetchZone,
    screen: () => myCourses().then((m) => ({ Component: m.MyCoursesScreen })),
  },
  {
    name: 'own-certificates',
    path: 'certificates',
    title: 'Certificates',
    navigation: { group: '', label: 'Certificates', icon: IconCertificate, order: 4 },
    screen: () => ownCertificates().then((m) => ({ Component: m.OwnCertificatesScreen })),
  },
  {
    name: 'account',
    path: 'account',
    title: 'My Profile',
    navigation: { group: '', label: 'My Profile', icon: IconUserCircle, order: 2 },
    screen: () => account().then((m) => ({ Component: m.AccountScreen })),
  },
  {
    name: 'account-security',
    path: 'account/security',
    title: 'Login and devices',
    parent: 'account',
    keywords: ['password'],
    screen: () => account().then((m) => ({ Component: m.AccountSecurityScreen })),
  },
  {
    name: 'cpd',
    path: 'account/cpd',
    title: 'CPD diary',
    parent: 'account',
    keywords: ['revalidation', 'gphc'],
    screen: () => cpd().then((m) => ({ Component: m.CpdScreen })),
  },
  {
    name: 'cpd-new',
    path: 'account/cpd/new',
    title: 'New CPD record',
    parent: 'cpd',
    screen: () => forms().then((m) => m.cpdForm()),
  },
  {
    name: 'cpd-print',
    path: 'account/cpd/print',
    title: 'CPD records',
    parent: 'cpd',
    screen: () => cpd().then((m) => ({ Component: m.CpdPrintScreen })),
  },
  {
    name: 'cpd-record',
    path: 'account/cpd/:recordId',
    title: 'CPD record',
    parent: 'cpd',
    screen: () => forms().then((m) => m.cpdForm()),
  },
  {
    name: 'resources',
    path: 'resources',
    title: 'Resources',
    permission: 'resources.own',
    navigation: { group: '', label: 'Resources', icon: IconFiles, order: 3, badge: ReadingCount },
    keywords: ['forms'],
    screen: () => import('../../features/site/resources/index.ts').then((m) => ({ Component: m.ResourcesScreen })),
  },
  {
    name: 'course-launch',
    path: 'course-launch/:courseType/:courseId/:groupId?',
    title: 'Course',
    parent: 'my-courses',
    opensOffline: true,
    screen: () => myLearning().then((m) => ({ Component: m.CourseLaunchScreen })),
  },
  {
    name: 'modules',
    path: 'modules/:courseType/:courseId/:groupId?',
    title: 'Modules',
    parent: 'my-courses',
    screen: () => myLearning().then((m) => ({ Component: m.ModulesScreen })),
  },
  {
    name: 'material',
    path: 'material/:courseUserId/:materialId',
    title: 'Reading',
    parent: 'my-courses',
    screen: () => distance().then((m) => ({ Component: m.MaterialScreen })),
  },
  {
    name: 'assessment',
    path: 'assessment/:courseUserId',
    title: 'Assessment',
    parent: 'my-courses',
    screen: () => distance().then((m) => ({ Component: m.AssessmentScreen })),
  },
  {
    name: 'distance-results',
    path: 'assessment-results/:courseUserId',
    title: 'Results',
    parent: 'my-courses',
    screen: () => distance().then((m) => ({ Component: m.DistanceResultsScreen })),
  },
  {
    name: 'external-course-new',
    path: 'external-course/new',
    title: 'Add an external course',
    parent: 'my-courses',
    screen: () => forms().then((m) => m.externalForm()),
  },
  {
    name: 'external-course-edit',
    path: 'external-course/:externalCourseUserId/edit',
    title: 'Change an external course',
    parent: 'my-courses',
    screen: () => forms().then((m) => m.externalForm()),
  },
  {
    name: 'lms-content',
    path: 'lms-content/:scoUserId/:slug',
    title: 'Course',
    frame: 'player',
    screen: () => learning().then((m) => ({ Component: m.ContentScreen })),
  },
  {
    name: 'lms-post-content',
    path: 'lms-post-content/:scoUserId',
    title: 'Course left',
    parent: 'my-courses',
    screen: () => learning().then((m) => ({ Component: m.PostContentScreen })),
  },
  {
    name: 'lms-content-duplicate-tab',
    path: 'lms-content-duplicate-tab',
    title: 'This course is open somewhere else',
    parent: 'my-courses',
    screen: () => learning().then((m) => ({ Component: m.DuplicateTabScreen })),
  },
  {
    name: 'results',
    path: 'results/:scoUserId/:slug',
    title: 'Results',
    parent: 'my-courses',
    screen: () => learning().then((m) => ({ Component: m.ResultsScreen })),
  },
]);
