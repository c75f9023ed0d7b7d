import type { Dashboard } from '@doselore/contract/dashboards';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { groupQuery } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { Tag } from '../../../ui/course/index.ts';
import { formatLongDay, formatTime } from '../../../ui/formats/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { FirstStepsCard } from '../first-steps/index.ts';
import { countNow, dashboardQuery } from './dashboards.queries.ts';
import { PlaceHome } from './home/place-home.tsx';
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
      {groupId !== null && <PlaceHome />}
      <Charts data={data} groupId={groupId} />
      <Recent data={data} groupId={groupId} />
    </div>
  );
}

/** Dashboard of one organisation. */
export function DashboardScreen() {
  const { level } = useArea();
  const { groupId } = usePlace();
  const query = useQuery(dashboardQuery(level, groupId));
  const { data: group } = useQuery(groupQuery(level, groupId));
  return (
    <Page
      title={group?.name ?? 'Dashboard'}
      context="Dashboard"
      names={{ groupId: group?.name }}
      lead={
        query.data && (
          <>
            Status on {formatLongDay(query.data.today)}. {group?.demo && <Tag hue="gentian">Demo</Tag>}
          </>
        )
      }
    >
      <QueryView query={query} errorTitle="The dashboard could not be loaded">
        {(data) => <Content data={data} groupId={groupId} />}
      </QueryView>
    </Page>
  );
}

/** Dashboard of all organisations that the level reaches. */
export function SiteDashboardScreen() {
  const { level } = useArea();
  const client = useQueryClient();
  const unfiltered = dashboardQuery(level, null);
  const query = useQuery(unfiltered);
  const count = useMutation({
    mutationFn: () => countNow(level),
    onSuccess: (data) => client.setQueryData(unfiltered.queryKey, data),
  });
  const lead =
    query.data &&
    `All your organisations on ${formatLongDay(query.data.today)}, counted at ${formatTime(query.data.counted_at)}.`;
  return (
    <Page
      lead={lead}
      actions={
        <Button
          variant="default"
          loading={count.isPending}
          leftSection={<IconRefresh size={18} aria-hidden />}
          onClick={() => count.mutate()}
        >
          Count again
        </Button>
      }
      summary={<FirstStepsCard />}
    >
      <QueryView query={query} errorTitle="The dashboard could not be loaded">
        {(data) => <Content data={data} groupId={null} />}
      </QueryView>
    </Page>
  );
}
