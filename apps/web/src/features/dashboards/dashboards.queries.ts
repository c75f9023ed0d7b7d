import type { Level } from '@doselore/contract';
import { getDashboard, getGroupDashboard } from '@doselore/contract/dashboards';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';

/** Counts everything that the level reaches at this moment. Takes about a second where there are many people. */
export const countNow = (level: Level) => callEndpoint(getDashboard, { level, query: { counted: 'now' } });

/** Dashboard of one organisation, or with null of all organisations that the level reaches. */
export function dashboardQuery(level: Level, groupId: number | null) {
  return queryOptions({
    queryKey: ['dashboards', level, groupId],
    queryFn: ({ signal }) =>
      groupId === null
        ? callEndpoint(getDashboard, { level, query: { counted: 'lately' }, signal })
        : callEndpoint(getGroupDashboard, { level, params: { groupId }, signal }),
  });
}
