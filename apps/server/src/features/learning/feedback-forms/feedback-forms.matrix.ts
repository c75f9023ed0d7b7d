import { commandOf } from '@doselore/contract';
import {
  getFeedbackAnswersCsv,
  getFeedbackForm,
  getFeedbackFormsCsv,
  listFeedbackAnswers,
  listFeedbackForms,
  listFormVersions,
  saveFeedbackForm,
} from '@doselore/contract/feedback-forms';
import { siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

const fields = { uses_site_form: false, questions: '' };

export const matrix: RoomMatrix = {
  words: () => ({ feedbackKind: 'online' }),
  examples: [
    exampleOf(listFeedbackForms, siteAdmins),
    exampleOf(getFeedbackFormsCsv, siteAdmins),
    exampleOf(getFeedbackForm, siteAdmins),
    exampleOf(saveFeedbackForm, siteAdmins, {
      body: () => commandOf({ productId: null, ...fields, baseValues: fields }),
    }),
    exampleOf(listFormVersions, siteAdmins),
    exampleOf(listFeedbackAnswers, siteAdmins),
    exampleOf(getFeedbackAnswersCsv, siteAdmins),
  ],
};
