import { IconBook, IconLink, IconListDetails, IconRefresh } from '@tabler/icons-react';
import type { GivenRoute } from '../../platform/routes/index.ts';

const catalogue = () => import('../../features/catalogue/index.ts');
const courses = () => import('../../features/courses/index.ts');
const linkedCourses = () => import('../../features/linked-courses/index.ts');
const productDetails = () => import('../../features/product-details/index.ts');
const trials = () => import('../../features/learning/trials/index.ts');
const externalCatalogue = () => import('../../features/external-courses/catalogue/index.ts');
const paperCourses = () => import('../../features/paper-courses/index.ts');

/** Pages about the course catalogue and the modules of its courses. */
export const courseRoutes: GivenRoute[] = [
  {
    name: 'courses',
    path: 'courses',
    title: 'Courses',
    permission: 'courses.read',
    navigation: { group: 'Training', label: 'Courses', icon: IconBook, order: 20 },
    keywords: ['catalogue', 'packages', 'modules', 'SCORM'],
    screen: () => catalogue().then((m) => ({ Component: m.CoursesScreen })),
  },
  {
    name: 'new-course',
    path: 'courses/new-course',
    title: 'New course',
    permission: 'courses.write',
    parent: 'courses',
    screen: () => courses().then((m) => ({ Component: m.NewCourseScreen })),
  },
  {
    name: 'edit-course',
    path: 'courses/edit-course/:courseId/:justCreated?',
    title: 'Edit course',
    permission: 'courses.write',
    parent: 'courses',
    crumb: 'courseId',
    screen: () => courses().then((m) => ({ Component: m.EditCourseScreen })),
  },
  {
    name: 'new-paper-course',
    path: 'courses/new-paper-course',
    title: 'New face-to-face course',
    permission: 'courses.write',
    parent: 'courses',
    screen: () => paperCourses().then((m) => ({ Component: m.NewPaperCourseScreen })),
  },
  {
    name: 'edit-paper-course',
    path: 'courses/edit-paper-course/:paperCourseId',
    title: 'Edit face-to-face course',
    permission: 'courses.write',
    parent: 'courses',
    crumb: 'paperCourseId',
    screen: () => paperCourses().then((m) => ({ Component: m.EditPaperCourseScreen })),
  },
  {
    name: 'extra-data',
    path: 'courses/extra-data',
    title: 'Extra data',
    permission: 'courses.read',
    navigation: { group: 'Training', label: 'Extra data', icon: IconListDetails, order: 23 },
    keywords: ['objectives', 'CPD', 'review', 'accreditation', 'standards'],
    screen: () => productDetails().then((m) => ({ Component: m.ExtraDataScreen })),
  },
  {
    name: 'try-course',
    path: 'courses/try/:courseId',
    title: 'Try as a learner',
    permission: 'courses.try',
    parent: 'courses',
    screen: () => trials().then((m) => ({ Component: m.TryCourseScreen })),
  },
  {
    name: 'try-module',
    path: 'courses/try/:courseId/:scoId',
    title: 'Try as a learner',
    permission: 'courses.try',
    parent: 'try-course',
    frame: 'player',
    screen: () => trials().then((m) => ({ Component: m.TryModuleScreen })),
  },
  {
    name: 'new-external-course',
    path: 'courses/new-external-course',
    title: 'New external course',
    permission: 'externalCourses.catalogue',
    parent: 'courses',
    screen: () => externalCatalogue().then((m) => ({ Component: m.NewExternalCourseScreen })),
  },
  {
    name: 'edit-external-course',
    path: 'courses/edit-external-course/:externalCourseId',
    title: 'Edit external course',
    permission: 'externalCourses.catalogue',
    parent: 'courses',
    crumb: 'externalCourseId',
    screen: () => externalCatalogue().then((m) => ({ Component: m.EditExternalCourseScreen })),
  },
  {
    name: 'scos',
    path: 'courses/scos/:courseId',
    title: 'Packages and modules',
    permission: 'courses.read',
    parent: 'edit-course',
    screen: () => courses().then((m) => ({ Component: m.ScosScreen })),
  },
  {
    name: 'checklist',
    path: 'courses/checklist/:courseId',
    title: 'Checklist',
    permission: 'courses.write',
    parent: 'edit-course',
    screen: () => courses().then((m) => ({ Component: m.ChecklistScreen })),
  },
  {
    name: 'edit-sco',
    path: 'courses/edit-sco/:courseId/:scoId',
    title: 'Edit module',
    permission: 'courses.write',
    parent: 'scos',
    screen: () => courses().then((m) => ({ Component: m.EditScoScreen })),
  },
  {
    name: 'linked-courses',
    path: 'linked-abstract-courses',
    title: 'Linked courses',
    permission: 'courses.read',
    navigation: { group: 'Training', label: 'Linked courses', icon: IconLink, order: 22 },
    keywords: ['equivalent', 'covers', 'prerequisite', 'bundle', 'refresher'],
    screen: () => linkedCourses().then((m) => ({ Component: m.LinksScreen })),
  },
  {
    name: 'new-link',
    path: 'new-linked-abstract-courses',
    title: 'New link',
    permission: 'links.write',
    parent: 'linked-courses',
    screen: () => linkedCourses().then((m) => ({ Component: m.NewLinkScreen })),
  },
  {
    name: 'refreshers',
    path: 'courses/refreshers',
    title: 'Refreshers',
    permission: 'courses.read',
    navigation: { group: 'Training', label: 'Refreshers', icon: IconRefresh, order: 21 },
    keywords: ['renewal', 'uptake'],
    screen: () => linkedCourses().then((m) => ({ Component: m.RefreshersScreen })),
  },
  {
    name: 'refresher-people',
    path: 'courses/refreshers/:linkId',
    title: 'People to renew',
    permission: 'users.read',
    parent: 'refreshers',
    crumb: 'linkId',
    screen: () => linkedCourses().then((m) => ({ Component: m.RefresherPeopleScreen })),
  },
];
