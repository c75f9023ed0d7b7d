import { feedbackKindNames, listFeedbackForms, questionsOf } from '@doselore/contract/feedback-forms';
import { declareList } from '../../../platform/lists/index.ts';
import { presentForm } from './feedback-forms.presenter.ts';
import { listForms } from './forms.repository.ts';

export const formsList = declareList(listFeedbackForms, {
  name: 'Feedback forms',
  rows: ({ query, services }) => listForms(services.db, query),
  present: presentForm,
  columns: [
    ['Form of', (row) => row.title ?? 'The site'],
    ['Kind', (row) => feedbackKindNames[row.kind]],
    ['Version', (row) => row.version],
    [
      'Questions',
      (row) =>
        questionsOf(row.questions)
          .map(({ text }) => text)
          .join('; '),
    ],
    ['Saved by', (row) => row.made_by ?? ''],
    ['Saved on', (row) => row.made_at.toISOString().slice(0, 10)],
  ],
});
