import { AppError, isService, type Level } from '@doselore/contract';
import { useQuery } from '@tanstack/react-query';
import { usePlaceIds } from '../routes/index.ts';
import { groupQuery, subgroupQuery } from './places.queries.ts';

/** Returns the kind of place of the address when the server has no such place for this person. */
export function useMissingPlace(level: Level, enabled: boolean): 'group' | 'subgroup' | undefined {
  const place = usePlaceIds();
  const { groupId, subgroupId = 0 } = place;
  const isPlace = enabled && groupId !== 0;
  const kind = isService(place) ? 'subgroup' : 'group';
  const subgroup = useQuery({
    ...subgroupQuery(level, { groupId, subgroupId }),
    enabled: isPlace && kind === 'subgroup',
  });
  const group = useQuery({ ...groupQuery(level, groupId), enabled: isPlace && kind === 'group' });
  const { error } = kind === 'subgroup' ? subgroup : group;
  return isPlace && error instanceof AppError && error.code === 'not_found' ? kind : undefined;
}
