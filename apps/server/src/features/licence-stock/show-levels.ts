import type { LevelRow, LevelsQuery, ServiceLevelRow } from '@doselore/contract/licence-levels';
import type { Scope } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { presentLevel, presentServiceLevel } from './levels.presenter.ts';
import { listLevelRows } from './levels.report.ts';
import { listServiceLevelRows } from './service-levels.report.ts';

/** Row of one page, with the number of all rows that the query matches. */
type Counted<Row> = Row & { total: number };
type Reading = Pick<Services, 'db' | 'clock'>;

/** Lists one page of the stock of the scope with its levels. */
export async function showLevels(
  { db, clock }: Reading,
  scope: Scope,
  query: LevelsQuery,
): Promise<Counted<LevelRow>[]> {
  const rows = await listLevelRows(db, scope, { ...query, now: clock.now() });
  return rows.map((row) => ({ ...presentLevel(row), total: row.total }));
}

/** Lists the pools of services like `showLevels`. `besides` leaves out one service. */
export async function showServiceLevels(
  { db, clock }: Reading,
  scope: Scope,
  query: LevelsQuery & { besides?: number | undefined },
): Promise<Counted<ServiceLevelRow>[]> {
  const rows = await listServiceLevelRows(db, scope, { ...query, now: clock.now() });
  return rows.map((row) => ({ ...presentServiceLevel(row), total: row.total }));
}
