export { myLearningRoutes } from './my-learning.routes.ts';
export { recordPaperResult } from './paper-courses/record-paper-result.ts';
export { saveSessionFeedback } from './save-session-feedback.ts';
export { startCourse } from './start-course.ts';
export { presentTraining } from './training-record.presenter.ts';
export { listTraining, type TrainingData } from './training-record.repository.ts';
