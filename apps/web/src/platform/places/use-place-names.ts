import { useQuery } from '@tanstack/react-query';
import { useArea } from '../area/index.ts';
import { usePlace, useRouteId } from '../routes/index.ts';
import { groupQuery, subgroupQuery, virtualGroupQuery } from './places.queries.ts';

/** Returns the names of the organisation, service and virtual group of the address, once they are loaded. */
export function usePlaceNames() {
  const { level, can } = useArea();
  const { groupId, subgroupId, isService } = usePlace();
  const group = useQuery({ ...groupQuery(level, groupId), enabled: !isService && groupId !== 0 });
  const subgroup = useQuery({
    ...subgroupQuery(level, { groupId, subgroupId: subgroupId ?? 0 }),
    enabled: isService,
  });
  const virtualGroupId = useRouteId('virtualGroupId');
  const virtualGroup = useQuery({
    ...virtualGroupQuery(level, virtualGroupId ?? 0, { groupId, subgroupId }),
    enabled: virtualGroupId !== null && can('virtualGroups.read'),
  });
  const groupName = group.data?.name ?? subgroup.data?.group.name;
  const subgroupName = subgroup.data?.name;
  return {
    groupName,
    subgroupName,
    /** Name of the service, or of the organisation outside of a service. */
    name: isService ? subgroupName : groupName,
    /** Value for the `names` of `Page`. */
    names: { groupId: groupName, subgroupId: subgroupName, virtualGroupId: virtualGroup.data?.title },
  };
}
