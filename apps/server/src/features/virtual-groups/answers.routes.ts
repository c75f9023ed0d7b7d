import { respondToInvitation } from '@doselore/contract/virtual-groups';
import { type Route, serve } from '../../platform/http/index.ts';
import { answerInvitation } from './delegates/answer-invitation.ts';

/** Calls of the people who are invited to a course. */
export const answerRoutes: Route[] = [
  serve(respondToInvitation, ({ params, body, services, actor }) =>
    answerInvitation(services, actor, { ...params, ...body }),
  ),
];
