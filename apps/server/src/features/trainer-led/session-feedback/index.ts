export { sessionFeedbackRoutes } from './session-feedback.routes.ts';
