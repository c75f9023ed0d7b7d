import { type FeedbackAnswerRow, listFeedbackAnswers } from '@doselore/contract/feedback-forms';
import { type Column, declareList, pageOf } from '../../../../platform/lists/index.ts';
import { presentAnswer } from './answers.presenter.ts';
import { listAnswers } from './answers.repository.ts';

/** Returns the questions as they were asked, in the order in which they appear. */
const questionsIn = (rows: readonly FeedbackAnswerRow[]) => [
  ...new Set(rows.flatMap(({ answers }) => answers.map(({ question }) => question))),
];

/** Feedback of a kind. Its spreadsheet has a column for each question. */
export const answersList = declareList(listFeedbackAnswers, {
  name: 'Feedback',
  rows: async ({ params, query, services }) =>
    pageOf(await listAnswers(services.db, { ...query, kind: params.feedbackKind }), presentAnswer),
  present: (row) => row,
  columns: (_call, rows) => [
    ['Given on', (row) => row.at.slice(0, 10)],
    ['Course', (row) => row.course],
    ['Stars', (row) => row.stars],
    ...questionsIn(rows).map(
      (item): Column<FeedbackAnswerRow> => [
        item,
        (row) => row.answers.find(({ question }) => question === item)?.answer ?? '',
      ],
    ),
    ['Comment', (row) => row.comment],
    ['Person', (row) => row.person],
    ['Organisation', (row) => row.organisation],
    [
      'Version of the form',
      (row) => (row.version === null ? '' : `${row.version}${row.is_site_form ? ' of the site' : ''}`),
    ],
  ],
});
