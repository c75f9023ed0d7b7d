export { myLearningRoutes } from './my-learning.routes.ts';
export { saveSessionFeedback } from './save-session-feedback.ts';
export { showMyCourses } from './show-my-courses.ts';
export { type Learned, listLearned, showTraining } from './show-training.ts';
export { startCourse } from './start-course.ts';
