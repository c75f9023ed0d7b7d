import * as endpoints from '@doselore/contract/trainers';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { checkSiteWide, notFound } from '../../platform/access/index.ts';
import { allPages, type Route, serve, sheetAnswer } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { listOwnSessions } from './availability.repository.ts';
import { wallDay } from './change-availability.ts';
import { listCompatibilityRows } from './compatibility.repository.ts';
import { createTrainer } from './create-trainer.ts';
import { fingerprintOf } from './fingerprint.ts';
import { findLoad, listMonths } from './load.repository.ts';
import {
  compatibleOf,
  excludedOf,
  readExclusions,
  saveCompatibilities,
  saveExclusions,
  saveSuitabilities,
  taughtOf,
} from './save-lists.ts';
import { activate, changeTrainerFields, deactivate } from './save-trainer.ts';
import { listSuitabilityRows, listTaughtCourses } from './suitability.repository.ts';
import * as present from './trainers.presenter.ts';
import { findTrainerRow, listTrainerRows } from './trainers.repository.ts';
import { listUpcomingRows } from './upcoming.repository.ts';

const ok = { ok: true } as const;
const wallOf = ({ clock }: Services) => londonWallClock(clock.now());
/** Last day of the sessions that are listed. */
const farAway = '2100-01-01';

/** Finds a trainer, or throws 404. */
async function getTrainerRow(services: Services, trainerUserId: number) {
  const row = await findTrainerRow(services.db, { trainerUserId, today: wallDay(services) });
  if (row === undefined) throw notFound();
  return row;
}

export const trainerRoutes: Route[] = [
  serve(endpoints.listTrainerRecords, async ({ query, services }) => {
    const rows = await listTrainerRows(services.db, { ...query, today: wallDay(services) });
    const products = await listTaughtCourses(services.db);
    return { rows: rows.map(present.presentTrainerRow), total: rows[0]?.total ?? 0, products };
  }),
  serve(endpoints.getTrainersCsv, async ({ query, services }) => {
    const rows = await listTrainerRows(services.db, { ...allPages(query), today: wallDay(services) });
    return sheetAnswer('Trainers', present.trainerCsvHead, rows.map(present.presentTrainerCsvRow));
  }),
  serve(endpoints.getTrainer, async ({ params, scope, services }) => {
    const row = await getTrainerRow(services, params.trainerUserId);
    const userId = checkSiteWide<'user'>(scope, row.id);
    return present.presentTrainer(row, await findLoad(services.db, userId, wallOf(services)));
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
    const { id } = await getTrainerRow(services, params.trainerUserId);
    const range = { from: wallDay(services), to: farAway };
    const rows = await listOwnSessions(services.db, checkSiteWide<'user'>(scope, id), range);
    return rows.map(present.presentSession);
  }),
  serve(endpoints.listMonthsLed, async ({ params, query, scope, services }) => {
    const { id } = await getTrainerRow(services, params.trainerUserId);
    const filter = { ...query, wall: wallOf(services) };
    const rows = await listMonths(services.db, checkSiteWide<'user'>(scope, id), filter);
    return {
      rows: rows.map(({ month, sessions, minutes }) => ({ month, sessions, minutes })),
      total: rows[0]?.total ?? 0,
    };
  }),
  serve(endpoints.getMonthsCsv, async ({ params, query, scope, services }) => {
    const { id } = await getTrainerRow(services, params.trainerUserId);
    const filter = { ...allPages(query), wall: wallOf(services) };
    const rows = await listMonths(services.db, checkSiteWide<'user'>(scope, id), filter);
    const shown = rows.map(({ month, sessions, minutes }) => [month, sessions, Math.round(minutes / 6) / 10]);
    return sheetAnswer('Sessions led', ['Month', 'Sessions', 'Hours'], shown);
  }),
  serve(endpoints.listSuitabilities, async ({ params, scope, services }) => {
    const { id } = await getTrainerRow(services, params.trainerUserId);
    const rows = await listSuitabilityRows(services.db, checkSiteWide<'user'>(scope, id));
    return { rows, fingerprint: fingerprintOf(taughtOf(rows)) };
  }),
  serve(endpoints.changeSuitabilities, async ({ params, body, scope, services, actor }) => {
    const userId = checkSiteWide<'user'>(scope, params.trainerUserId);
    await saveSuitabilities(services, actor, { userId, change: body });
    return ok;
  }),
  serve(endpoints.listCompatibilities, async ({ params, scope, services }) => {
    const { id } = await getTrainerRow(services, params.trainerUserId);
    const held = await listCompatibilityRows(services.db, checkSiteWide<'user'>(scope, id));
    const rows = held.map(({ group_id, group_name, kind, reason }) => ({
      group: { id: group_id, name: group_name },
      kind,
      reason,
    }));
    return { rows, fingerprint: fingerprintOf(compatibleOf(held)) };
  }),
  serve(endpoints.changeCompatibilities, async ({ params, body, scope, services, actor }) => {
    const userId = checkSiteWide<'user'>(scope, params.trainerUserId);
    await saveCompatibilities(services, actor, { userId, change: body });
    return ok;
  }),
  serve(endpoints.listTrainerExclusions, async ({ params, scope, services }) => {
    const { id } = await getTrainerRow(services, params.trainerUserId);
    const held = await readExclusions(services.db, checkSiteWide<'user'>(scope, id));
    const venues = held.venues.map((row) => ({
      venue: { id: row.venue_id, name: row.venue_name },
      reason: row.reason,
    }));
    return { venues, days: held.days, fingerprint: fingerprintOf(excludedOf(held)) };
  }),
  serve(endpoints.changeTrainerExclusions, async ({ params, body, scope, services, actor }) => {
    const userId = checkSiteWide<'user'>(scope, params.trainerUserId);
    await saveExclusions(services, actor, { userId, change: body });
    return ok;
  }),
  serve(endpoints.listUpcomingCourses, async ({ query, services }) => {
    const rows = await listUpcomingRows(services.db, { ...query, wall: wallOf(services) });
    return { rows: rows.map(present.presentUpcoming), total: rows[0]?.total ?? 0 };
  }),
  serve(endpoints.getUpcomingCoursesCsv, async ({ query, services }) => {
    const rows = await listUpcomingRows(services.db, { ...allPages(query), wall: wallOf(services) });
    return sheetAnswer('Upcoming courses', present.upcomingCsvHead, rows.map(present.presentUpcomingCsvRow));
  }),
];
