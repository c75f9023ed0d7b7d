import { endpointAt, type Level } from '@doselore/contract';
import { type AbsencesQuery, getAbsencesCsv, listAbsences } from '@doselore/contract/absences';
import { changeDelegates, listVirtualGroups } from '@doselore/contract/virtual-groups';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint, everyRow, type SheetDownload, sheetOf } from '../../platform/api/index.ts';

export function absencesQuery(level: Level, query: AbsencesQuery) {
  return queryOptions({
    queryKey: ['virtual-groups', 'absences', level, query],
    queryFn: ({ signal }) => callEndpoint(listAbsences, { level, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function downloadAbsences(level: Level, query: AbsencesQuery): SheetDownload {
  return sheetOf(getAbsencesCsv, { level, query, fileName: 'Absentees' });
}

/** Courses to come of an organisation, the next first. */
export function coursesAheadQuery(level: Level, groupId: number) {
  return queryOptions({
    queryKey: ['virtual-groups', 'ahead', level, groupId],
    queryFn: ({ signal }) =>
      everyRow((page) =>
        callEndpoint(listVirtualGroups, {
          ...{ level, signal },
          query: { ...page, q: '', sort: 'training_start', which: 'current', stage: 'ahead', groupId },
        }),
      ),
  });
}

type Rebooking = { groupId: number; virtualGroupId: number; userIds: number[] };

/** Invites people to another course of their organisation. */
export function sendRebooking(level: Level, { groupId, virtualGroupId, userIds }: Rebooking) {
  const at = { groupId, virtualGroupId };
  return callEndpoint(endpointAt(changeDelegates, at), { level, params: at, body: { add: userIds, remove: [] } });
}
