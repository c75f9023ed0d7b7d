import { commandOf, isService, type Level, type Place } from '@doselore/contract';
import {
  addGroupManager,
  listGroupManagers,
  listSubgroupManagers,
  putSubgroupManager,
  removeGroupManager,
  removeSubgroupManager,
} from '@doselore/contract/managers';
import { callEndpoint } from '../../../platform/api/index.ts';
import { refreshOf, roomQueries } from '../../../platform/query-client/index.ts';

const managers = roomQueries('managers');

export type ManagerFlags = { general_pot_access: boolean; view_siblings: boolean };
/** Change of an admin's rights. `baseValues`: the rights when the change was made; null makes a person an admin. */
type ManagerChange = { userId: number; baseValues: ManagerFlags | null } & ManagerFlags;
export const noFlags: ManagerFlags = { general_pot_access: false, view_siblings: false };
export type Manager = {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  can_act: boolean;
} & Partial<ManagerFlags>;

/** Admins of an organisation, or of one of its services. Only admins of services have flags. */
export const managersQuery = (level: Level, { groupId, subgroupId }: Place) =>
  managers.combined(
    'list',
    { level, groupId, subgroupId },
    ({ level: by, ...at }, { signal }): Promise<Manager[]> =>
      isService(at)
        ? callEndpoint(listSubgroupManagers, { level: by, params: at, signal })
        : callEndpoint(listGroupManagers, { level: by, params: at, signal }),
  );

export const saveManager = (level: Level, place: Place, { userId, ...change }: ManagerChange) =>
  isService(place)
    ? callEndpoint(putSubgroupManager, { level, params: place, body: commandOf({ userId, ...change }) })
    : callEndpoint(addGroupManager, { level, params: { ...place, userId } });

/** Removes an admin. Returns the rights that the person had, for undoing it; null when the person was no admin. */
export async function dropManager(level: Level, place: Place, userId: number): Promise<ManagerFlags | null> {
  const body = { userId };
  if (isService(place)) {
    const { was } = await callEndpoint(removeSubgroupManager, { level, params: place, body });
    return was;
  }
  await callEndpoint(removeGroupManager, { level, params: place, body });
  return noFlags;
}

export const refreshManagers = refreshOf('managers', 'subgroups', 'members');
