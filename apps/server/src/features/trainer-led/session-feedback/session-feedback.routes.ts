import { mayUnder } from '@doselore/contract';
import { getCourseFeedback, getTrainerFeedback, listOwnFeedback } from '@doselore/contract/session-feedback';
import { type Route, serve } from '../../../platform/http/index.ts';
import { listAnswers } from './session-feedback.repository.ts';
import { showCourseFeedback, showOwnFeedback } from './show-feedback.ts';
import { everyAnswer, summarise } from './summarise.ts';

export const sessionFeedbackRoutes: Route[] = [
  serve(getCourseFeedback, async ({ params, scope, services, actor }) =>
    showCourseFeedback(await listAnswers(services.db, scope, params), {
      isNamed: mayUnder(actor.level, 'virtualGroups.namedFeedback'),
    }),
  ),
  serve(getTrainerFeedback, async ({ params, scope, services }) =>
    summarise(await listAnswers(services.db, scope, params), everyAnswer),
  ),
  serve(listOwnFeedback, async ({ query, scope, person, services }) =>
    showOwnFeedback(await listAnswers(services.db, scope, { trainerUserId: person.id }), {
      ...query,
      now: services.clock.now(),
    }),
  ),
];
