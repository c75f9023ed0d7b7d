import type { Level } from '@doselore/contract';
import { getCourseDetails } from '@doselore/contract/virtual-groups';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';

export function detailsQuery(level: Level, virtualGroupId: number) {
  return queryOptions({
    queryKey: ['virtual-groups', 'details', level, virtualGroupId],
    queryFn: ({ signal }) => callEndpoint(getCourseDetails, { level, params: { virtualGroupId }, signal }),
  });
}
