import type { Level } from '@doselore/contract';
import { listAbsences } from '@doselore/contract/absences';
import { changeDelegates } from '@doselore/contract/course-delegates';
import { callEndpoint } from '../../../platform/api/index.ts';
import { roomLists } from '../../../platform/query-client/index.ts';

export const virtualGroups = roomLists('virtual-groups');

export const absencesQuery = virtualGroups.sheet(listAbsences, 'Absentees');

type Rebooking = { groupId: number; virtualGroupId: number; userIds: number[] };

/** Invites people to another course of their organisation. */
export function sendRebooking(level: Level, { groupId, virtualGroupId, userIds }: Rebooking) {
  const at = { groupId, virtualGroupId };
  return callEndpoint(changeDelegates, { level, params: at, body: { add: userIds, remove: [] } });
}
