export { cancelCourse } from './cancel-course.ts';
export { closeCourse } from './close-course.ts';
export { endingRoutes } from './ending.routes.ts';
