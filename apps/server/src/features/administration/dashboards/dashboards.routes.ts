import { getDashboard, getGroupDashboard, getPlaceHome } from '@doselore/contract/dashboards';
import { reachesWholeSite, type Scope } from '../../../platform/access/index.ts';
import { type Route, serve, serveAtPlace } from '../../../platform/http/index.ts';
import type { Services } from '../../../platform/services.ts';
import { showRecentChanges } from '../../site/audits/index.ts';
import { countFigures, findCounted } from './count-site.ts';
import { presentDashboard } from './dashboards.presenter.ts';
import { showPlaceHome } from './place-home.ts';
import type { Figures } from './site-figures.repository.ts';

const recentShown = 8;

export const dashboardRoutes: Route[] = [
  serve(getGroupDashboard, ({ params, scope, services }) =>
    readDashboard(services, {
      scope,
      ...params,
      figures: countFigures(services.db, scope, { ...services, ...params }),
    }),
  ),
  serve(getDashboard, ({ query, scope, services }) =>
    readDashboard(services, { scope, figures: findFigures(services, scope, query.counted) }),
  ),
  ...serveAtPlace(getPlaceHome, showPlaceHome),
];

async function findFigures({ db, clock }: Services, scope: Scope, counted: 'lately' | 'now'): Promise<Figures> {
  const isCounted = counted === 'lately' && reachesWholeSite(scope);
  return (isCounted ? await findCounted(db, clock) : undefined) ?? countFigures(db, scope, { clock });
}

/** Returns the figures and the recent activity, read at the same time. */
async function readDashboard(
  { db, clock }: Services,
  { scope, groupId, figures }: { scope: Scope; groupId?: number; figures: Promise<Figures> },
) {
  const [counted, recent] = await Promise.all([figures, showRecentChanges(db, scope, { groupId, limit: recentShown })]);
  return presentDashboard({ now: clock.now(), ...counted, recent });
}
