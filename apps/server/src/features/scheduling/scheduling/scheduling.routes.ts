import { readSessions } from '@doselore/contract/course-planning';
import { checkSchedule as checkEndpoint, getJourney, getSessionsLedCsv } from '@doselore/contract/scheduling';
import { type Route, serve, serveList } from '../../../platform/http/index.ts';
import { checkSchedule } from './check-schedule.ts';
import { sessionsLedList } from './journeys/sessions-led.list.ts';
import { showJourney } from './journeys/show-journey.ts';

export const schedulingRoutes: Route[] = [
  serve(checkEndpoint, ({ params: { virtualGroupId }, body: { sessions, ...body }, services }) =>
    checkSchedule(services.db, { virtualGroupId, ...body, sessions: readSessions(sessions) }),
  ),
  serve(getJourney, ({ params, query, services }) => showJourney(services.db, { ...params, ...query })),
  ...serveList(sessionsLedList, getSessionsLedCsv),
];
