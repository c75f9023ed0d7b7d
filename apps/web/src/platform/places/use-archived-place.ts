import { isService, type Level } from '@doselore/contract';
import type { GroupRow } from '@doselore/contract/groups';
import type { SubgroupRow } from '@doselore/contract/subgroups';
import { useQuery } from '@tanstack/react-query';
import { usePlaceIds } from '../routes/index.ts';
import { groupQuery, subgroupQuery } from './places.queries.ts';

export type ArchivedPlace = { kind: 'group'; row: GroupRow } | { kind: 'subgroup'; row: SubgroupRow };

/**
 * Returns the organisation of the address when it is archived, otherwise its archived service; undefined when neither
 * is.
 */
export function useArchivedPlace(level: Level, enabled: boolean): ArchivedPlace | undefined {
  const place = usePlaceIds();
  const { groupId, subgroupId } = place;
  const isPlace = enabled && groupId !== 0;
  const subgroup = useQuery({
    ...subgroupQuery(level, { groupId, subgroupId: subgroupId ?? 0 }),
    enabled: isPlace && isService(place),
  }).data;
  const group = useQuery({
    ...groupQuery(level, groupId),
    enabled: isPlace && (!isService(place) || subgroup?.group.is_archived === true),
  }).data;
  if (group?.is_archived) return { kind: 'group', row: group };
  return subgroup?.is_archived ? { kind: 'subgroup', row: subgroup } : undefined;
}
