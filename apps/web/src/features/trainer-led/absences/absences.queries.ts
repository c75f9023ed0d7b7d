import { endpointAt, type Level } from '@doselore/contract';
import { type AbsencesQuery, getAbsencesCsv, listAbsences } from '@doselore/contract/absences';
import { changeDelegates, listVirtualGroups } from '@doselore/contract/virtual-groups';
import { callEndpoint, sheetOf } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

const virtualGroups = roomQueries('virtual-groups');

export const absencesQuery = (level: Level, query: AbsencesQuery) => virtualGroups.list(listAbsences, { level, query });

export const downloadAbsences = (level: Level, query: AbsencesQuery) =>
  sheetOf(getAbsencesCsv, { level, query, fileName: 'Absentees' });

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
  return callEndpoint(endpointAt(changeDelegates, at), { level, params: at, body: { add: userIds, remove: [] } });
}
