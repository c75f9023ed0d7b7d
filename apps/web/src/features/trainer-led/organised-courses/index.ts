export { OrganisedCourseScreen } from './organised-course-screen.tsx';
export { OrganisedCoursesScreen } from './organised-courses-screen.tsx';
