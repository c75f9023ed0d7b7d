export { EditExternalCourseScreen } from './edit-external-course-screen.tsx';
export { ExternalCoursesScreen } from './external-courses-screen.tsx';
export { NewExternalCourseScreen } from './new-external-course-screen.tsx';
