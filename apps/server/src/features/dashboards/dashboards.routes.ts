import { getDashboard, getGroupDashboard } from '@doselore/contract';
import type { Scope } from '../../platform/access/index.ts';
import { today } from '../../platform/clock/index.ts';
import { type Route, serve } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { listRecentChanges } from '../audits/index.ts';
import { presentDashboard } from './dashboards.presenter.ts';
import { findLists, findNumbers } from './dashboards.report.ts';

const recentShown = 8;

export const dashboardRoutes: Route[] = [
  serve(getGroupDashboard, ({ params, scope, services }) => readDashboard(services, scope, params)),
  serve(getDashboard, ({ scope, services }) => readDashboard(services, scope, {})),
];

/** Three questions at once, each over the rows of the scope. */
async function readDashboard({ db, clock }: Services, scope: Scope, place: { groupId?: number }) {
  const filter = { ...place, today: today(clock), now: clock.now() };
  const [numbers, lists, recent] = await Promise.all([
    findNumbers(db, scope, filter),
    findLists(db, scope, filter),
    listRecentChanges(db, scope, { ...place, limit: recentShown }),
  ]);
  return presentDashboard({ now: filter.now, numbers, lists, recent });
}
