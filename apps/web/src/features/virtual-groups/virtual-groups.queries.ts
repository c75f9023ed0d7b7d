import { type Level, type ListQuery, listVirtualGroups } from '@doselore/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';

export function virtualGroupsQuery(level: Level, query: ListQuery) {
  return queryOptions({
    queryKey: ['virtual-groups', 'list', level, query],
    queryFn: ({ signal }) => callEndpoint(listVirtualGroups, { level, query, signal }),
    placeholderData: keepPreviousData,
  });
}
