import type { Level } from '@doselore/contract';
import {
  addGroupManager,
  listGroupManagers,
  listSubgroupManagers,
  putSubgroupManager,
  removeGroupManager,
  removeSubgroupManager,
} from '@doselore/contract/managers';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';
import type { PlaceIds } from '../../platform/routes/index.ts';

export type ManagerFlags = { general_pot_access: boolean; view_siblings: boolean };
/** `seen`: what they could do when it was changed; null makes somebody an admin. */
type ManagerChange = { userId: number; baseValues: ManagerFlags | null } & ManagerFlags;
export const noFlags: ManagerFlags = { general_pot_access: false, view_siblings: false };
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

/** @returns what they could do here; null when there is nothing to take back */
export async function dropManager(
  level: Level,
  { groupId, subgroupId }: PlaceIds,
  userId: number,
): Promise<ManagerFlags | null> {
  const body = { userId };
  if (subgroupId !== null) {
    const { was } = await callEndpoint(removeSubgroupManager, { level, params: { groupId, subgroupId }, body });
    return was;
  }
  await callEndpoint(removeGroupManager, { level, params: { groupId }, body });
  return noFlags;
}

export async function refreshManagers(client: QueryClient): Promise<void> {
  await Promise.all(['managers', 'subgroups', 'members'].map((room) => client.invalidateQueries({ queryKey: [room] })));
}
