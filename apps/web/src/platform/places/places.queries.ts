import { isService, type Level, type Place, type ServicePlace } from '@doselore/contract';
import { getGroup } from '@doselore/contract/groups';
import { getSubgroup } from '@doselore/contract/subgroups';
import { getServiceVirtualGroup, getVirtualGroup } from '@doselore/contract/virtual-groups';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../api/index.ts';

export function groupQuery(level: Level, groupId: number) {
  return queryOptions({
    queryKey: ['groups', 'one', level, groupId],
    queryFn: ({ signal }) => callEndpoint(getGroup, { level, params: { groupId }, signal }),
  });
}

export function subgroupQuery(level: Level, place: ServicePlace) {
  return queryOptions({
    queryKey: ['subgroups', 'one', level, place],
    queryFn: ({ signal }) => callEndpoint(getSubgroup, { level, params: place, signal }),
  });
}

/** A Pharmacist-led Course. Under the address of a service, it has to belong to it or have delegates from it. */
export function virtualGroupQuery(level: Level, virtualGroupId: number, place: Place) {
  return queryOptions({
    queryKey: ['virtual-groups', 'one', level, virtualGroupId, place.subgroupId],
    queryFn: ({ signal }) =>
      isService(place)
        ? callEndpoint(getServiceVirtualGroup, { level, params: { ...place, virtualGroupId }, signal })
        : callEndpoint(getVirtualGroup, { level, params: { virtualGroupId }, signal }),
  });
}
