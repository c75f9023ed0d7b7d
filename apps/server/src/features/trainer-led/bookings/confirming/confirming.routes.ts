import {
  bookRequest as bookEndpoint,
  confirmBooking as confirmEndpoint,
  listConfirmations,
  listOwnConfirmations,
  recordConfirmation as recordEndpoint,
  rejectBooking as rejectEndpoint,
  remindTrainer as remindEndpoint,
} from '@doselore/contract/bookings';
import { type Route, serve } from '../../../../platform/http/index.ts';
import { confirmBooking, recordConfirmation, rejectBooking } from './answer-confirmation.ts';
import { bookRequest } from './book-request.ts';
import { remindTrainer } from './remind-trainer.ts';
import { showConfirmations, showOwnConfirmations } from './show-confirmations.ts';

const ok = { ok: true } as const;

export const confirmingRoutes: Route[] = [
  serve(bookEndpoint, async ({ params, body, services, actor }) => {
    await bookRequest(services, actor, { ...params, body });
    return ok;
  }),
  serve(listConfirmations, ({ params, services }) => showConfirmations(services.db, params.projectRequestId)),
  serve(remindEndpoint, async ({ params, services, actor }) => {
    await remindTrainer(services, actor, params.confirmationEnquiryId);
    return ok;
  }),
  serve(recordEndpoint, async ({ params, body, services, actor }) => {
    await recordConfirmation(services, actor, { id: params.confirmationEnquiryId, ...body });
    return ok;
  }),
  serve(listOwnConfirmations, ({ services, actor }) =>
    showOwnConfirmations(services.db, actor.id, services.clock.now()),
  ),
  serve(confirmEndpoint, async ({ params, body, services, actor }) => {
    await confirmBooking(services, actor, { id: params.confirmationEnquiryId, ...body });
    return ok;
  }),
  serve(rejectEndpoint, async ({ params, body, services, actor }) => {
    await rejectBooking(services, actor, { id: params.confirmationEnquiryId, ...body });
    return ok;
  }),
];
