import type { Level } from '@doselore/contract';
import { listAbsences } from '@doselore/contract/absences';
import { changeDelegates, listVirtualGroups } from '@doselore/contract/virtual-groups';
import { callEndpoint } from '../../../platform/api/index.ts';
import { roomLists } from '../../../platform/query-client/index.ts';

const virtualGroups = roomLists('virtual-groups');

export const absencesQuery = virtualGroups.sheet(listAbsences, 'Absentees');

/** Courses to come of an organisation, the next first. */
export const coursesAheadQuery = (level: Level, groupId: number) =>
  virtualGroups.every(listVirtualGroups, {
    level,
    query: { q: '', sort: 'training_start', which: 'current', stage: 'ahead', groupId },
  });

type Rebooking = { groupId: number; virtualGroupId: number; userIds: number[] };

/** Invites people to another course of their organisation. */
export function sendRebooking(level: Level, { groupId, virtualGroupId, userIds }: Rebooking) {
  const at = { groupId, virtualGroupId };
  return callEndpoint(changeDelegates, { level, params: at, body: { add: userIds, remove: [] } });
}
