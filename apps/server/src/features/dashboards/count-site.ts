import type { Scope } from '../../platform/access/index.ts';
import { type Clock, minutes, today } from '../../platform/clock/index.ts';
import type { Queries } from '../../platform/db/index.ts';
import type { FrequentJob } from '../../platform/jobs/index.ts';
import { findLists, findNumbers } from './dashboards.report.ts';
import { type Figures, findSiteFigures, saveSiteFigures } from './site-figures.repository.ts';

const everyMs = minutes(5);
/** Older than two rounds of the job, or of the day before, is not shown: nobody counts any more. */
const shownForMs = 2 * everyMs;
const wholeSite: Scope = { grants: [{ kind: 'any' }] };

export async function countFigures(
  db: Queries,
  scope: Scope,
  { clock, groupId }: { clock: Clock; groupId?: number },
): Promise<Figures> {
  const filter = { groupId, today: today(clock), now: clock.now() };
  const [numbers, lists] = await Promise.all([findNumbers(db, scope, filter), findLists(db, scope, filter)]);
  return { countedAt: filter.now, numbers, lists };
}

/** What the job last counted, unless that is too old to be shown. */
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
