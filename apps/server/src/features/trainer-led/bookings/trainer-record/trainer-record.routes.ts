import { getScoreData, getTrainerQuestionsCsv } from '@doselore/contract/bookings';
import { type Route, serve, serveList } from '../../../../platform/http/index.ts';
import { checkTrainer } from './check-trainer.ts';
import { questionsList } from './questions.list.ts';
import { countAnswers } from './trainer-record.repository.ts';

export const trainerRecordRoutes: Route[] = [
  serve(getScoreData, async ({ params, scope, services: { db, clock } }) =>
    countAnswers(db, await checkTrainer(db, scope, params.trainerUserId), clock.now()),
  ),
  ...serveList(questionsList, getTrainerQuestionsCsv),
];
