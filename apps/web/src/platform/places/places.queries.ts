import type { Level } from '@doselore/contract';
import { getGroup } from '@doselore/contract/groups';
import { getSubgroup } from '@doselore/contract/subgroups';
import { getVirtualGroup } from '@doselore/contract/virtual-groups';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../api/index.ts';

export function groupQuery(level: Level, groupId: number) {
  return queryOptions({
    queryKey: ['groups', 'one', level, groupId],
    queryFn: ({ signal }) => callEndpoint(getGroup, { level, params: { groupId }, signal }),
  });
}

export function subgroupQuery(level: Level, place: { groupId: number; subgroupId: number }) {
  return queryOptions({
    queryKey: ['subgroups', 'one', level, place],
    queryFn: ({ signal }) => callEndpoint(getSubgroup, { level, params: place, signal }),
  });
}

export function virtualGroupQuery(level: Level, virtualGroupId: number) {
  return queryOptions({
    queryKey: ['virtual-groups', 'one', level, virtualGroupId],
    queryFn: ({ signal }) => callEndpoint(getVirtualGroup, { level, params: { virtualGroupId }, signal }),
  });
}
