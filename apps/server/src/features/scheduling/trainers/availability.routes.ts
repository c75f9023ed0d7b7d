import {
  changeAvailability,
  changeOwnAvailability,
  getAvailability,
  getOwnAvailability,
  getSchedule,
} from '@doselore/contract/trainers';
import { checkSiteWide } from '../../../platform/access/index.ts';
import { type Route, serve } from '../../../platform/http/index.ts';
import { changeHours, showAvailability, showSchedule } from './change-availability.ts';

const ok = { ok: true } as const;

export const availabilityRoutes: Route[] = [
  serve(getAvailability, ({ params, scope, services }) =>
    showAvailability(services, checkSiteWide<'user'>(scope, params.trainerUserId)),
  ),
  serve(changeAvailability, async ({ params, body, scope, services, actor }) => {
    const userId = checkSiteWide<'user'>(scope, params.trainerUserId);
    return { ...ok, ...(await changeHours(services, actor, { userId, change: body })) };
  }),
  serve(getOwnAvailability, ({ person, services }) => showAvailability(services, person.id)),
  serve(changeOwnAvailability, async ({ body, person, services, actor }) => ({
    ...ok,
    ...(await changeHours(services, actor, { userId: person.id, change: body })),
  })),
  serve(getSchedule, ({ params, query, person, services }) =>
    showSchedule(services, person.id, { period: params.period, on: query.on }),
  ),
];
