import { checkSchedule as checkEndpoint } from '@doselore/contract/scheduling';
import { readSessions } from '@doselore/contract/virtual-groups';
import { type Route, serve } from '../../platform/http/index.ts';
import { checkSchedule } from './check-schedule.ts';

export const schedulingRoutes: Route[] = [
  serve(checkEndpoint, ({ params: { virtualGroupId }, body: { sessions, ...body }, services }) =>
    checkSchedule(services.db, { virtualGroupId, ...body, sessions: readSessions(sessions) }),
  ),
];
