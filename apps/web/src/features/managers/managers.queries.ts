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

export function saveManager(
  level: Level,
  { groupId, subgroupId }: PlaceIds,
  { userId, ...flags }: { userId: number } & ManagerFlags,
) {
  return subgroupId === null
    ? callEndpoint(addGroupManager, { level, params: { groupId, userId } })
    : callEndpoint(putSubgroupManager, { level, params: { groupId, subgroupId }, body: { userId, ...flags } });
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
