import {
  addGroupManager,
  type Level,
  listGroupManagers,
  listSubgroupManagers,
  putSubgroupManager,
  removeGroupManager,
  removeSubgroupManager,
} from '@doselore/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';
import type { PlaceIds } from '../../platform/routes/index.ts';

export type ManagerFlags = { general_pot_access: boolean; view_siblings: boolean };
/** `seen`: what they could do when it was changed; null makes somebody an admin. */
type ManagerChange = { userId: number; seen: ManagerFlags | null } & ManagerFlags;
export type Manager = {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  can_act: boolean;
} & Partial<ManagerFlags>;

/** Of an organisation, or of one of its services: only those have flags. */
export function managersQuery(level: Level, { groupId, subgroupId }: PlaceIds) {
  return queryOptions({
    queryKey: ['managers', level, groupId, subgroupId],
    queryFn: async ({ signal }): Promise<Manager[]> =>
      subgroupId === null
        ? callEndpoint(listGroupManagers, { level, params: { groupId }, signal })
        : callEndpoint(listSubgroupManagers, { level, params: { groupId, subgroupId }, signal }),
  });
}

export function saveManager(level: Level, { groupId, subgroupId }: PlaceIds, { userId, ...change }: ManagerChange) {
  return subgroupId === null
    ? callEndpoint(addGroupManager, { level, params: { groupId, userId } })
    : callEndpoint(putSubgroupManager, { level, params: { groupId, subgroupId }, body: { userId, ...change } });
}

export function dropManager(level: Level, { groupId, subgroupId }: PlaceIds, userId: number) {
  const body = { userId };
  return subgroupId === null
    ? callEndpoint(removeGroupManager, { level, params: { groupId }, body })
    : callEndpoint(removeSubgroupManager, { level, params: { groupId, subgroupId }, body });
}

export async function refreshManagers(client: QueryClient): Promise<void> {
  await Promise.all(['managers', 'subgroups', 'members'].map((room) => client.invalidateQueries({ queryKey: [room] })));
}
