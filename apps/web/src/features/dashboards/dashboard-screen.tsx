import type { Dashboard } from '@doselore/contract';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../platform/area/index.ts';
import { useRouteId } from '../../platform/routes/index.ts';
import { formatLongDay } from '../../ui/formats/index.ts';
import { Page } from '../../ui/page/index.ts';
import { QueryView } from '../../ui/states/index.ts';
import { groupQuery } from '../places/index.ts';
import { dashboardQuery } from './dashboards.queries.ts';
import { Attention } from './parts/attention.tsx';
import { Charts } from './parts/charts.tsx';
import c from './parts/dashboards.module.css';
import { FactStrip } from './parts/fact-strip.tsx';
import { Recent } from './parts/recent.tsx';

function Content({ data, groupId }: { data: Dashboard; groupId: number | null }) {
  return (
    <div className={c.dashboard}>
      <FactStrip data={data} groupId={groupId} />
      <Attention data={data} groupId={groupId} />
      <Charts data={data} groupId={groupId} />
      <Recent data={data} groupId={groupId} />
    </div>
  );
}

/** How one organisation stands. */
export function DashboardScreen() {
  const { level } = useArea();
  const groupId = useRouteId('groupId') ?? 0;
  const query = useQuery(dashboardQuery(level, groupId));
  const { data: group } = useQuery(groupQuery(level, groupId));
  return (
    <Page
      title={group?.name ?? 'Dashboard'}
      context="Dashboard"
      names={{ groupId: group?.name }}
      lead={query.data && `How things stand on ${formatLongDay(query.data.today)}.`}
    >
      <QueryView query={query} errorTitle="The dashboard could not be loaded">
        {(data) => <Content data={data} groupId={groupId} />}
      </QueryView>
    </Page>
  );
}

/** The same over all organisations that are looked after. */
export function SiteDashboardScreen() {
  const { level } = useArea();
  const query = useQuery(dashboardQuery(level, null));
  return (
    <Page lead={query.data && `All your organisations on ${formatLongDay(query.data.today)}.`}>
      <QueryView query={query} errorTitle="The dashboard could not be loaded">
        {(data) => <Content data={data} groupId={null} />}
      </QueryView>
    </Page>
  );
}
