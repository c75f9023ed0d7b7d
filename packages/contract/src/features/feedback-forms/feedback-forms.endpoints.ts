import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { feedbackFormsSchemas } from './feedback-forms.schemas.ts';

const read = { levels: ['superAdmin'], permission: 'feedback.read' } as const;

/** Lists the forms in force: forms of the site, and forms of products. */
export const listFeedbackForms = endpoint<typeof feedbackFormsSchemas.listFeedbackForms>({
  ...{ method: 'GET', path: 'feedback-forms', ...read },
});
export const getFeedbackFormsCsv = csvOf(listFeedbackForms);

/** Returns the form of a product, or of the site without one. */
export const getFeedbackForm = endpoint<typeof feedbackFormsSchemas.getFeedbackForm>({
  ...{ method: 'GET', path: 'feedback-forms/:feedbackKind', ...read },
});

/** Saves a form as its next version. Earlier versions stay, with their answers. */
export const saveFeedbackForm = endpoint<typeof feedbackFormsSchemas.saveFeedbackForm>({
  ...{ method: 'PUT', path: 'feedback-forms/:feedbackKind' },
  ...{ levels: ['superAdmin'], permission: 'feedback.forms' },
});

/** Lists the versions of a form, newest first. */
export const listFormVersions = endpoint<typeof feedbackFormsSchemas.listFormVersions>({
  ...{ method: 'GET', path: 'feedback-forms/:feedbackKind/versions', ...read },
});

/** Lists answers, newest first, with the questions as they were asked. */
export const listFeedbackAnswers = endpoint<typeof feedbackFormsSchemas.listFeedbackAnswers>({
  ...{ method: 'GET', path: 'feedback-forms/:feedbackKind/answers', ...read },
});
export const getFeedbackAnswersCsv = csvOf(listFeedbackAnswers);
