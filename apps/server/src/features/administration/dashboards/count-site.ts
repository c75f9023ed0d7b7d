import { type GroupId, reachesWholeSite, type Scope } from '../../../platform/access/index.ts';
import { type Clock, minutes, today } from '../../../platform/clock/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import type { FrequentJob } from '../../../platform/jobs/index.ts';
import { summariseStock } from '../../licences/licence-stock/index.ts';
import { countOverdueBookings } from '../../trainer-led/bookings/index.ts';
import { findExpiries, findLists, findNumbers } from './dashboards.report.ts';
import { type Figures, findSiteFigures, saveSiteFigures } from './site-figures.repository.ts';

const everyMs = minutes(5);
/**
 * Longest age of figures that are shown: two rounds of the job. Older figures, and those of the day before, mean that
 * the job has stopped.
 */
const shownForMs = 2 * everyMs;
const wholeSite: Scope = { grants: [{ kind: 'any' }] };

export async function countFigures(
  db: Queries,
  scope: Scope,
  { clock, groupId }: { clock: Clock; groupId?: GroupId },
): Promise<Figures> {
  const filter = { groupId, today: today(clock), now: clock.now() };
  const isWholeSite = groupId === undefined && reachesWholeSite(scope);
  const [numbers, expiries, lists, stock, overdue] = await Promise.all([
    findNumbers(db, scope, filter),
    findExpiries(db, scope, filter),
    findLists(db, scope, filter),
    summariseStock(db, scope, filter),
    isWholeSite ? countOverdueBookings(db, filter.now) : 0,
  ]);
  return {
    countedAt: filter.now,
    numbers: { ...numbers, ...expiries, ...stock.numbers, overdue_bookings: overdue },
    lists: { ...lists, low_stock: stock.lowest },
  };
}

/** Finds the last figures of the job, unless they are too old to be shown. */
export function findCounted(db: Queries, clock: Clock): Promise<Figures | undefined> {
  const oldest = new Date(clock.now().getTime() - shownForMs);
  const midnight = new Date(`${today(clock)}T00:00:00Z`);
  return findSiteFigures(db, oldest > midnight ? oldest : midnight);
}

export function countingSite(clock: Clock): FrequentJob {
  return {
    name: 'count-site',
    everyMs,
    run: async (tx) => saveSiteFigures(tx, await countFigures(tx, wholeSite, { clock })),
  };
}
