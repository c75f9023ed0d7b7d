export { organisedCourseRoutes } from './organised-courses.routes.ts';
