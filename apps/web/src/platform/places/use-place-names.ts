import { useQuery } from '@tanstack/react-query';
import { useArea } from '../area/index.ts';
import { usePlace, useRouteId } from '../routes/index.ts';
import { groupQuery, subgroupQuery, virtualGroupQuery } from './places.queries.ts';

/** What the organisation, the service and the virtual group of the address are called, as soon as that is known. */
export function usePlaceNames() {
  const { level, can } = useArea();
  const { groupId, subgroupId } = usePlace();
  const group = useQuery({ ...groupQuery(level, groupId), enabled: subgroupId === null && groupId !== 0 });
  const subgroup = useQuery({
    ...subgroupQuery(level, { groupId, subgroupId: subgroupId ?? 0 }),
    enabled: subgroupId !== null,
  });
  const virtualGroupId = useRouteId('virtualGroupId');
  const virtualGroup = useQuery({
    ...virtualGroupQuery(level, virtualGroupId ?? 0),
    enabled: virtualGroupId !== null && can('virtualGroups.read'),
  });
  const groupName = group.data?.name ?? subgroup.data?.group.name;
  const subgroupName = subgroup.data?.name;
  return {
    groupName,
    subgroupName,
    /** The innermost place. */
    name: subgroupId === null ? groupName : subgroupName,
    /** For `Page`. */
    names: { groupId: groupName, subgroupId: subgroupName, virtualGroupId: virtualGroup.data?.title },
  };
}
