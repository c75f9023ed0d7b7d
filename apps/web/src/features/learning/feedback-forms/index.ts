export { CourseFeedbackPanel } from './course-feedback-panel.tsx';
export { FeedbackFormsScreen } from './feedback-forms-screen.tsx';
