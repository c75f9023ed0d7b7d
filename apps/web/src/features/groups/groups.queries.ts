import { getGroup, type Level, type ListQuery, listGroups } from '@doselore/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';

export function groupsQuery(level: Level, query: ListQuery) {
  return queryOptions({
    queryKey: ['groups', 'list', level, query],
    queryFn: ({ signal }) => callEndpoint(listGroups, { level, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function groupQuery(level: Level, groupId: number) {
  return queryOptions({
    queryKey: ['groups', 'one', level, groupId],
    queryFn: ({ signal }) => callEndpoint(getGroup, { level, params: { groupId }, signal }),
  });
}
