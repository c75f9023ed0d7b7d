export { organisedCourseRoutes } from './organised-courses.routes.ts';
export { findOrganiserPage } from './organiser-page.ts';
