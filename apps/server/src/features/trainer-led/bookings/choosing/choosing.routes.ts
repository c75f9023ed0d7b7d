import { getRequestCalendar, getRequestOptions, proposeTimes } from '@doselore/contract/bookings';
import { type Route, serve } from '../../../../platform/http/index.ts';
import { proposeDates } from './propose-times.ts';
import { showMonth } from './show-month.ts';
import { showOptions } from './show-options.ts';

export const choosingRoutes: Route[] = [
  serve(getRequestOptions, ({ params, query, services }) =>
    showOptions(services.db, { id: params.projectRequestId, ...query, at: services.clock.now() }),
  ),
  serve(getRequestCalendar, async ({ params, query, services }) => ({
    days: await showMonth(services.db, { id: params.projectRequestId, ...query, at: services.clock.now() }),
  })),
  serve(proposeTimes, ({ params, query, services }) =>
    proposeDates(services.db, { id: params.projectRequestId, query, at: services.clock.now() }),
  ),
];
