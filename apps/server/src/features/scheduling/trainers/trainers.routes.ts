import * as endpoints from '@doselore/contract/trainers';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { checkSiteWide } from '../../../platform/access/index.ts';
import { type Route, serve, serveList } from '../../../platform/http/index.ts';
import type { Services } from '../../../platform/services.ts';
import { listOwnSessions } from './availability.repository.ts';
import { londonDay } from './change-availability.ts';
import { listCompatibilityRows } from './compatibility.repository.ts';
import { createTrainer } from './create-trainer.ts';
import { findTrainer } from './find-trainer.ts';
import { fingerprintOf } from './fingerprint.ts';
import { findLoad } from './load.repository.ts';
import { compatibilitiesText, saveCompatibilities } from './save-compatibilities.ts';
import { exclusionTexts, printedExclusions, readExclusions, saveExclusions } from './save-exclusions.ts';
import { saveSuitabilities, suitabilitiesText } from './save-suitabilities.ts';
import { activate, changeTrainerFields, deactivate } from './save-trainer.ts';
import { monthsList, upcomingCoursesList } from './sessions.lists.ts';
import { listSuitabilityRows } from './suitability.repository.ts';
import { trainersList } from './trainers.list.ts';
import * as present from './trainers.presenter.ts';

const ok = { ok: true } as const;
const londonNowOf = ({ clock }: Services) => londonWallClock(clock.now());
/** Last day of the sessions that are listed. */
const farAway = '2100-01-01';

export const trainerRoutes: Route[] = [
  ...serveList(trainersList, endpoints.getTrainersCsv),
  serve(endpoints.getTrainer, async ({ params, scope, services }) => {
    const row = await findTrainer(services, params.trainerUserId);
    const userId = checkSiteWide<'user'>(scope, row.id);
    return present.presentTrainer(row, await findLoad(services.db, userId, londonNowOf(services)));
  }),
  serve(endpoints.createTrainer, async ({ body, services, actor }) => ({
    id: await createTrainer(services, actor, body),
  })),
  serve(endpoints.changeTrainer, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await changeTrainerFields(services, actor, { ...params, change: body }),
  })),
  serve(endpoints.activateTrainer, async ({ params, services, actor }) => {
    await activate(services, actor, params.trainerUserId);
    return ok;
  }),
  serve(endpoints.deactivateTrainer, async ({ params, body, services, actor }) => {
    await deactivate(services, actor, { ...params, ...body });
    return ok;
  }),
  serve(endpoints.listSessionsAhead, async ({ params, scope, services }) => {
    const { id } = await findTrainer(services, params.trainerUserId);
    const range = { from: londonDay(services), to: farAway };
    const rows = await listOwnSessions(services.db, checkSiteWide<'user'>(scope, id), range);
    return rows.map(present.presentSession);
  }),
  ...serveList(monthsList, endpoints.getMonthsCsv),
  serve(endpoints.listSuitabilities, async ({ params, scope, services }) => {
    const { id } = await findTrainer(services, params.trainerUserId);
    const rows = await listSuitabilityRows(services.db, checkSiteWide<'user'>(scope, id));
    return { rows, fingerprint: fingerprintOf(suitabilitiesText(rows)) };
  }),
  serve(endpoints.changeSuitabilities, async ({ params, body, scope, services, actor }) => {
    const userId = checkSiteWide<'user'>(scope, params.trainerUserId);
    return { ...ok, now: await saveSuitabilities(services, actor, { userId, change: body }) };
  }),
  serve(endpoints.listCompatibilities, async ({ params, scope, services }) => {
    const { id } = await findTrainer(services, params.trainerUserId);
    const stored = await listCompatibilityRows(services.db, checkSiteWide<'user'>(scope, id));
    const rows = stored.map(({ group_id, group_name, kind, reason }) => ({
      group: { id: group_id, name: group_name },
      kind,
      reason,
    }));
    return { rows, fingerprint: fingerprintOf(compatibilitiesText(stored)) };
  }),
  serve(endpoints.changeCompatibilities, async ({ params, body, scope, services, actor }) => {
    const userId = checkSiteWide<'user'>(scope, params.trainerUserId);
    return { ...ok, now: await saveCompatibilities(services, actor, { userId, change: body }) };
  }),
  serve(endpoints.listTrainerExclusions, async ({ params, scope, services }) => {
    const { id } = await findTrainer(services, params.trainerUserId);
    const stored = await readExclusions(services.db, checkSiteWide<'user'>(scope, id));
    const venues = stored.venues.map((row) => ({
      venue: { id: row.venue_id, name: row.venue_name },
      reason: row.reason,
    }));
    return { venues, days: stored.days, fingerprint: fingerprintOf(printedExclusions(exclusionTexts(stored))) };
  }),
  serve(endpoints.changeTrainerExclusions, async ({ params, body, scope, services, actor }) => {
    const userId = checkSiteWide<'user'>(scope, params.trainerUserId);
    return { ...ok, now: await saveExclusions(services, actor, { userId, change: body }) };
  }),
  ...serveList(upcomingCoursesList, endpoints.getUpcomingCoursesCsv),
];
