import {
  changeManagers as changeEndpoint,
  listManagers,
  reportCannotAttend as reportEndpoint,
  withdrawCannotAttend as withdrawEndpoint,
} from '@doselore/contract/course-staffing';
import { type Route, serve } from '../../../platform/http/index.ts';
import { changeManagers } from './change-managers.ts';
import { reportCannotAttend, withdrawCannotAttend } from './report-cannot-attend.ts';
import { showManagers } from './show-managers.ts';

const ok = { ok: true } as const;

/** Routes about the people who lead a course. */
export const staffingRoutes: Route[] = [
  serve(listManagers, ({ params, services, actor }) => showManagers(services, actor, params.virtualGroupId)),
  serve(changeEndpoint, async ({ params: { virtualGroupId }, body, scope, services, actor }) => {
    const now = await changeManagers(services, actor, { virtualGroupId, scope, change: body });
    return { ...(await showManagers(services, actor, virtualGroupId)), ...ok, now };
  }),
  serve(reportEndpoint, async ({ params, body, scope, services, actor }) => {
    await reportCannotAttend(services, actor, { ...params, ...body, scope });
    return ok;
  }),
  serve(withdrawEndpoint, async ({ params, scope, services, actor }) => {
    await withdrawCannotAttend(services, actor, { ...params, scope });
    return ok;
  }),
];
