import { AppError, isService, type Level } from '@doselore/contract';
import { useQuery } from '@tanstack/react-query';
import { usePlaceIds, useRouteId } from '../routes/index.ts';
import { groupQuery, subgroupQuery, virtualGroupQuery } from './places.queries.ts';

export type MissingKind = 'group' | 'subgroup' | 'virtualGroup';

const isMissing = (error: Error | null) => error instanceof AppError && error.code === 'not_found';

/** Which kinds of places the person may ask for. */
type Target = { groups: boolean; services: boolean; sessions: boolean };

/** Returns the kind of place of the address when the server has no such place for this person. */
export function useMissingPlace(level: Level, requested: Target): MissingKind | undefined {
  const virtualGroupId = useRouteId('virtualGroupId') ?? 0;
  const isSession = requested.sessions && virtualGroupId !== 0;
  const place = usePlaceIds();
  const session = useQuery({ ...virtualGroupQuery(level, virtualGroupId, place), enabled: isSession });
  const { groupId, subgroupId = 0 } = place;
  const kind = isService(place) ? 'subgroup' : 'group';
  const isPlace = groupId !== 0 && (kind === 'subgroup' ? requested.services : requested.groups);
  const subgroup = useQuery({
    ...subgroupQuery(level, { groupId, subgroupId }),
    enabled: isPlace && kind === 'subgroup',
  });
  const group = useQuery({ ...groupQuery(level, groupId), enabled: isPlace && kind === 'group' });
  const { error } = kind === 'subgroup' ? subgroup : group;
  if (isPlace && isMissing(error)) return kind;
  return isSession && isMissing(session.error) ? 'virtualGroup' : undefined;
}
