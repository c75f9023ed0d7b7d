import { getSubgroup, type Level, type ListQuery, listSubgroups } from '@doselore/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';

export function subgroupsQuery(level: Level, query: ListQuery) {
  return queryOptions({
    queryKey: ['subgroups', 'list', level, query],
    queryFn: ({ signal }) => callEndpoint(listSubgroups, { level, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function subgroupQuery(level: Level, place: { groupId: number; subgroupId: number }) {
  return queryOptions({
    queryKey: ['subgroups', 'one', level, place],
    queryFn: ({ signal }) => callEndpoint(getSubgroup, { level, params: place, signal }),
  });
}
