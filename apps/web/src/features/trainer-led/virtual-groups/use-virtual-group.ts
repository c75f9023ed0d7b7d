import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { usePlaceNames, virtualGroupQuery } from '../../../platform/places/index.ts';
import { usePlaceIds, useRouteId } from '../../../platform/routes/index.ts';

/** Returns the Pharmacist-led Course of the address. `names` are for `Page`. */
export function useVirtualGroup() {
  const { level } = useArea();
  const virtualGroupId = useRouteId('virtualGroupId') ?? 0;
  const query = useQuery(virtualGroupQuery(level, virtualGroupId, usePlaceIds()));
  const { data } = query;
  const { names: placeNames } = usePlaceNames();
  const names = { ...placeNames, virtualGroupId: data?.title, ...(data && { groupId: data.group.name }) };
  return { level, virtualGroupId, query, title: data?.title, names };
}
