import type { LevelRow, LevelsQuery, ServiceLevelRow } from '@doselore/contract/licence-levels';
import type { Scope } from '../../../platform/access/index.ts';
import { pageOf } from '../../../platform/lists/index.ts';
import type { Services } from '../../../platform/services.ts';
import { presentLevel, presentServiceLevel } from './levels.presenter.ts';
import { listLevelRows } from './levels.report.ts';
import { listServiceLevelRows } from './service-levels.report.ts';

type Shown<Row> = { rows: Row[]; total: number };
type Reading = Pick<Services, 'db' | 'clock'>;

/** Lists the stock of the scope with its levels: one page, and the number of all rows that the query matches. */
export async function showLevels({ db, clock }: Reading, scope: Scope, query: LevelsQuery): Promise<Shown<LevelRow>> {
  const rows = await listLevelRows(db, scope, { ...query, now: clock.now() });
  return pageOf(rows, presentLevel);
}

/** Lists the pools of services like `showLevels`. `besides` leaves out one service. */
export async function showServiceLevels(
  { db, clock }: Reading,
  scope: Scope,
  query: LevelsQuery & { besides?: number | undefined },
): Promise<Shown<ServiceLevelRow>> {
  const rows = await listServiceLevelRows(db, scope, { ...query, now: clock.now() });
  return pageOf(rows, presentServiceLevel);
}
