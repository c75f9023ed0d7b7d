import {
  checkSchedule as checkEndpoint,
  getJourney,
  getSessionsLedCsv,
  listSessionsLed,
} from '@doselore/contract/scheduling';
import { readSessions } from '@doselore/contract/virtual-groups';
import { allPages, type Route, serve, sheetAnswer } from '../../platform/http/index.ts';
import { checkSchedule } from './check-schedule.ts';
import { presentMonthCsvRow, sessionsLedHead, showSessionsLed } from './travel/sessions-led.ts';
import { showJourney } from './travel/show-journey.ts';

export const schedulingRoutes: Route[] = [
  serve(checkEndpoint, ({ params: { virtualGroupId }, body: { sessions, ...body }, services }) =>
    checkSchedule(services.db, { virtualGroupId, ...body, sessions: readSessions(sessions) }),
  ),
  serve(getJourney, ({ params, query, services }) => showJourney(services.db, { ...params, ...query })),
  serve(listSessionsLed, ({ query, services }) => showSessionsLed(services, query)),
  serve(getSessionsLedCsv, async ({ query, services }) => {
    const { rows } = await showSessionsLed(services, allPages(query));
    return sheetAnswer('Sessions led', sessionsLedHead, rows.map(presentMonthCsvRow));
  }),
];
