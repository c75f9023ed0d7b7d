export { CourseFeedback } from './course-feedback.tsx';
export { OwnFeedbackScreen } from './own-feedback-screen.tsx';
export { TrainerFeedback } from './trainer-feedback.tsx';
