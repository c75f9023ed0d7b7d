import { getCancellation, respondToInvitation } from '@doselore/contract/virtual-groups';
import { type Route, serve } from '../../../platform/http/index.ts';
import { answerInvitation } from '../course-delegates/delegates/answer-invitation.ts';
import { showCancellation } from '../course-ending/show-cancellation.ts';

/** Calls of the people who are invited to a course. */
export const answerRoutes: Route[] = [
  serve(respondToInvitation, ({ params, body, services, actor }) =>
    answerInvitation(services, actor, { ...params, ...body }),
  ),
  serve(getCancellation, ({ params, person, services }) =>
    showCancellation(services.db, { ...params, userId: person.id }),
  ),
];
