import {
  askOrganiser as askEndpoint,
  bookEnquiry,
  bookOwn,
  getBookingOptions,
  getOwnBookingOptions,
  listOrganiserEnquiries,
  listOwnBookings,
  listVenueDays,
  sayNothingAvailable as nothingEndpoint,
  remindOrganiser as remindEndpoint,
} from '@doselore/contract/bookings';
import { notFound } from '../../../../platform/access/index.ts';
import { type Route, serve, serveAtPlace } from '../../../../platform/http/index.ts';
import { askOrganiser, remindOrganiser } from './ask-organiser.ts';
import { bookChoice } from './book-choice.ts';
import { listOwn } from './bookings.repository.ts';
import { countVenueDays } from './count-venue-days.ts';
import { sayNothingAvailable } from './nothing-available.ts';
import { presentSummary, showChoice, showEnquiries, showOwnChoice } from './show-bookings.ts';

const ok = { ok: true } as const;

export const organisingRoutes: Route[] = [
  serve(listOrganiserEnquiries, ({ params, services }) =>
    showEnquiries(services.db, { id: params.projectRequestId, at: services.clock.now() }),
  ),
  serve(listVenueDays, ({ params, services }) =>
    countVenueDays(services.db, { id: params.projectRequestId, at: services.clock.now() }),
  ),
  serve(askEndpoint, async ({ params, body, services, actor }) => {
    await askOrganiser(services, actor, { ...params, ...body });
    return ok;
  }),
  serve(remindEndpoint, async ({ params, services, actor }) => {
    await remindOrganiser(services, actor, params);
    return ok;
  }),
  serve(nothingEndpoint, async ({ params, body, services, actor }) => {
    await sayNothingAvailable(services, actor, { ...params, ...body });
    return ok;
  }),
  serve(listOwnBookings, async ({ scope, services }) => ({
    bookings: (await listOwn(services.db, scope)).map(presentSummary),
  })),
  serve(getOwnBookingOptions, ({ params, scope, services }) =>
    showOwnChoice(services.db, scope, { id: params.projectRequestId, at: services.clock.now() }),
  ),
  serve(bookOwn, async ({ params, body, scope, services, actor }) => {
    if ((await listOwn(services.db, scope, params.projectRequestId)).length === 0) throw notFound();
    await bookChoice(services, actor, { ...params, body });
    return ok;
  }),
  ...serveAtPlace(getBookingOptions, ({ params, services }) =>
    showChoice(services.db, { id: params.projectRequestId, at: services.clock.now() }),
  ),
  ...serveAtPlace(bookEnquiry, async ({ params, body, services, actor }) => {
    await bookChoice(services, actor, { ...params, body });
    return ok;
  }),
];
