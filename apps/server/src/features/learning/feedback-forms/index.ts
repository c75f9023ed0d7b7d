export { checkAnswers, type StoredAnswers } from './check-answers.ts';
export { feedbackFormRoutes } from './feedback-forms.routes.ts';
export { formInForce } from './form-in-force.ts';
export { saveForm } from './save-form.ts';
