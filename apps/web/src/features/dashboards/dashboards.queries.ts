import { getDashboard, getGroupDashboard, type Level } from '@doselore/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';

/** Of one organisation, or with null of all that the level reaches. */
export function dashboardQuery(level: Level, groupId: number | null) {
  return queryOptions({
    queryKey: ['dashboards', level, groupId],
    queryFn: ({ signal }) =>
      groupId === null
        ? callEndpoint(getDashboard, { level, signal })
        : callEndpoint(getGroupDashboard, { level, params: { groupId }, signal }),
  });
}
