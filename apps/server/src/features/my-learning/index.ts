export { myLearningRoutes } from './my-learning.routes.ts';
export { startCourse } from './start-course.ts';
