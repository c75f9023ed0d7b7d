import { pickFields } from '@doselore/contract';
import { readSessions } from '@doselore/contract/course-planning';
import {
  bookingSettingsFields,
  changeBookingSettings as changeEndpoint,
  checkSchedule as checkEndpoint,
  getBookingSettings,
  getJourney,
  getSessionsLedCsv,
} from '@doselore/contract/scheduling';
import { type Route, serve, serveList } from '../../../platform/http/index.ts';
import { changeBookingSettings } from './change-booking-settings.ts';
import { checkSchedule } from './check-schedule.ts';
import { findSettings } from './facts/settings.repository.ts';
import { sessionsLedList } from './journeys/sessions-led.list.ts';
import { showJourney } from './journeys/show-journey.ts';

export const schedulingRoutes: Route[] = [
  serve(checkEndpoint, ({ params: { virtualGroupId }, body: { sessions, ...body }, services }) =>
    checkSchedule(services.db, { virtualGroupId, ...body, sessions: readSessions(sessions), at: services.clock.now() }),
  ),
  serve(getJourney, ({ params, query, services }) => showJourney(services.db, { ...params, ...query })),
  serve(getBookingSettings, async ({ services }) => pickFields(bookingSettingsFields, await findSettings(services.db))),
  serve(changeEndpoint, async ({ body, services, actor }) => ({
    ok: true as const,
    now: await changeBookingSettings(services, actor, body),
  })),
  ...serveList(sessionsLedList, getSessionsLedCsv),
];
