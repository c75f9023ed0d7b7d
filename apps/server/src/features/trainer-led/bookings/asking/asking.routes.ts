import {
  answerEnquiries as answerEndpoint,
  countOwnEnquiries as countEndpoint,
  enquireTrainers,
  enterAnswers as enterEndpoint,
  getEnquiries,
  handleProblem as handleEndpoint,
  listOwnEnquiries,
  remindTrainers as remindEndpoint,
  takeBackAnswer as takeBackEndpoint,
} from '@doselore/contract/bookings';
import { type Route, serve } from '../../../../platform/http/index.ts';
import { answerEnquiries } from './answer-enquiries.ts';
import { enterAnswers, handleProblem, takeBackAnswer } from './change-answers.ts';
import { enquire } from './enquire.ts';
import { remindTrainers } from './remind-trainers.ts';
import { showEnquiries } from './show-enquiries.ts';
import { countOwnEnquiries, showOwnEnquiries } from './show-own.ts';

const ok = { ok: true } as const;

export const askingRoutes: Route[] = [
  serve(enquireTrainers, ({ params, body, services, actor }) => enquire(services, actor, { ...params, body })),
  serve(getEnquiries, ({ params, services }) => showEnquiries(services.db, params.projectRequestId)),
  serve(listOwnEnquiries, ({ scope, person, services }) => showOwnEnquiries(services, scope, person.id)),
  serve(countEndpoint, ({ scope, services }) => countOwnEnquiries(services, scope)),
  serve(answerEndpoint, async ({ body, person, services, actor }) => {
    await answerEnquiries(services, actor, { person, body });
    return ok;
  }),
  serve(takeBackEndpoint, async ({ body, person, services, actor }) => {
    await takeBackAnswer(services, actor, { person, enquiryId: body.enquiryId });
    return ok;
  }),
  serve(remindEndpoint, ({ body, services, actor }) => remindTrainers(services, actor, body.enquiryIds)),
  serve(enterEndpoint, async ({ body, services, actor }) => {
    await enterAnswers(services, actor, body);
    return ok;
  }),
  serve(handleEndpoint, async ({ params, body, services, actor }) => {
    await handleProblem(services, actor, { answerId: params.availabilityAnswerId, body });
    return ok;
  }),
];
