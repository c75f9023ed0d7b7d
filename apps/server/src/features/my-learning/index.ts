export { slugOf } from './my-learning.presenter.ts';
export { myLearningRoutes } from './my-learning.routes.ts';
export { startCourse } from './start-course.ts';
