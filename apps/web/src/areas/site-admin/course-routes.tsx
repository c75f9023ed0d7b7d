import { IconBook } from '@tabler/icons-react';
import type { GivenRoute } from '../../platform/routes/index.ts';

const courses = () => import('../../features/courses/index.ts');

/** Pages about the course catalogue and the modules of its courses. */
export const courseRoutes: GivenRoute[] = [
  {
    name: 'courses',
    path: 'courses',
    title: 'Courses',
    permission: 'courses.read',
    navigation: { group: 'Training', label: 'Courses', icon: IconBook, order: 20 },
    keywords: ['catalogue', 'packages', 'modules', 'SCORM'],
    screen: () => courses().then((m) => ({ Component: m.CoursesScreen })),
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
];
