import {
  listTrainerQuestions,
  questionKindWords,
  questionStateWords,
  type TrainerQuestion,
} from '@doselore/contract/bookings';
import { csvMoment } from '../../../../platform/files/index.ts';
import { declareList } from '../../../../platform/lists/index.ts';
import { checkTrainer } from './check-trainer.ts';
import { listQuestionRows, type QuestionData } from './trainer-record.repository.ts';

const presentQuestion = ({ group_id, group_name, total: _total, ...row }: QuestionData): TrainerQuestion => ({
  ...row,
  group: { id: group_id, name: group_name },
  ...{ window_start: row.window_start.toISOString(), window_end: row.window_end.toISOString() },
  ...{ sent_at: row.sent_at.toISOString(), due_at: row.due_at.toISOString() },
  ended_at: row.ended_at?.toISOString() ?? null,
});

const wallText = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ');

/** Questions of bookings to a trainer. */
export const questionsList = declareList(listTrainerQuestions, {
  name: 'Enquiries of a trainer',
  rows: async ({ params, query, scope, services: { db } }) =>
    listQuestionRows(db, await checkTrainer(db, scope, params.trainerUserId), query),
  present: presentQuestion,
  columns: [
    ['Course', (row) => row.course],
    ['Organisation', (row) => row.group_name],
    ['Question', (row) => questionKindWords[row.kind]],
    ['First start', (row) => wallText(row.window_start)],
    ['Last start', (row) => wallText(row.window_end)],
    ['Answer', (row) => questionStateWords[row.state]],
    ['Recorded by a site admin', (row) => (row.is_manual ? 'Yes' : 'No')],
    ['Sent', (row) => csvMoment(row.sent_at)],
    ['Until', (row) => csvMoment(row.due_at)],
    ['Ended', (row) => (row.ended_at === null ? '' : csvMoment(row.ended_at))],
  ],
});
