import { getScoreData, getTrainerQuestionsCsv } from '@doselore/contract/bookings';
import { checkSiteWide } from '../../../../platform/access/index.ts';
import { type Route, serve, serveList } from '../../../../platform/http/index.ts';
import { questionsList } from './questions.list.ts';
import { countAnswers } from './trainer-record.repository.ts';

export const trainerRecordRoutes: Route[] = [
  serve(getScoreData, ({ params, scope, services }) =>
    countAnswers(services.db, checkSiteWide<'user'>(scope, params.trainerUserId), services.clock.now()),
  ),
  ...serveList(questionsList, getTrainerQuestionsCsv),
];
