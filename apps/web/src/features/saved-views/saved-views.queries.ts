import type { Level } from '@doselore/contract';
import { listSavedViews } from '@doselore/contract/saved-views';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';

export function savedViewsQuery(level: Level, groupId: number) {
  return queryOptions({
    queryKey: ['saved-views', level, groupId],
    queryFn: ({ signal }) => callEndpoint(listSavedViews, { level, params: { groupId }, signal }),
  });
}
