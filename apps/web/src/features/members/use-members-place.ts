import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../platform/area/index.ts';
import { useRouteId } from '../../platform/routes/index.ts';
import { groupQuery } from '../groups/index.ts';
import { subgroupQuery } from '../subgroups/index.ts';

/** The organisation or service of the address and what both are called, as soon as that is known. */
export function useMembersPlace() {
  const { level } = useArea();
  const groupId = useRouteId('groupId') ?? 0;
  const subgroupId = useRouteId('subgroupId');
  const group = useQuery({ ...groupQuery(level, groupId), enabled: subgroupId === null });
  const subgroup = useQuery({
    ...subgroupQuery(level, { groupId, subgroupId: subgroupId ?? 0 }),
    enabled: subgroupId !== null,
  });
  return {
    place: { groupId, subgroupId },
    groupName: group.data?.name ?? subgroup.data?.group.name,
    subgroupName: subgroup.data?.name,
  };
}
