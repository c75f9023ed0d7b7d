import type { Body, Level, ListQuery, Query, ServicePlace } from '@doselore/contract';
import {
  archiveSubgroup,
  changeSubgroup,
  createSubgroup,
  getGroupSubgroupsCsv,
  getSubgroupsCsv,
  listGroupSubgroups,
  listSubgroupCodes,
  listSubgroups,
  restoreSubgroup,
} from '@doselore/contract/subgroups';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint, everyRow, type SheetDownload, sheetOf } from '../../platform/api/index.ts';

type GroupListQuery = Query<typeof listGroupSubgroups>;
export type NewSubgroup = Body<typeof createSubgroup>;
type SubgroupChange = Body<typeof changeSubgroup>;
export type SubgroupFields = Omit<SubgroupChange, 'baseValues'>;

export function subgroupsQuery(level: Level, query: ListQuery) {
  return queryOptions({
    queryKey: ['subgroups', 'list', level, query],
    queryFn: ({ signal }) => callEndpoint(listSubgroups, { level, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function downloadAllSubgroups(level: Level, query: ListQuery): SheetDownload {
  return sheetOf(getSubgroupsCsv, { level, query, fileName: 'Services' });
}

export function groupSubgroupsQuery(level: Level, groupId: number, query: GroupListQuery) {
  return queryOptions({
    queryKey: ['subgroups', 'of', level, groupId, query],
    queryFn: ({ signal }) => callEndpoint(listGroupSubgroups, { level, params: { groupId }, query, signal }),
    placeholderData: (held, from) => (from?.queryKey[3] === groupId ? held : undefined),
  });
}

/** Every open service of an organisation by name, for a choice among them. */
export function everySubgroupQuery(level: Level, groupId: number) {
  return queryOptions({
    queryKey: ['subgroups', 'every', level, groupId],
    queryFn: ({ signal }) =>
      everyRow((page) =>
        callEndpoint(listGroupSubgroups, { level, params: { groupId }, query: { ...page, sort: 'name' }, signal }),
      ),
  });
}

export function subgroupCodesQuery(level: Level, place: ServicePlace) {
  return queryOptions({
    queryKey: ['subgroups', 'codes', level, place],
    queryFn: ({ signal }) => callEndpoint(listSubgroupCodes, { level, params: place, signal }),
  });
}

export function downloadSubgroups(level: Level, groupId: number, query: GroupListQuery): SheetDownload {
  return sheetOf(getGroupSubgroupsCsv, { level, params: { groupId }, query, fileName: 'Services' });
}

export function sendNewSubgroup(level: Level, groupId: number, body: NewSubgroup) {
  return callEndpoint(createSubgroup, { level, params: { groupId }, body });
}

export function saveSubgroup(level: Level, place: ServicePlace, body: SubgroupChange) {
  return callEndpoint(changeSubgroup, { level, params: place, body });
}

export function sendToArchive(level: Level, place: ServicePlace) {
  return callEndpoint(archiveSubgroup, { level, params: place });
}

export function takeFromArchive(level: Level, { groupId, subgroupId }: ServicePlace) {
  return callEndpoint(restoreSubgroup, { level, params: { groupId }, body: { subgroupId } });
}

/** Refreshes services, and the counts and pots of organisations, which change with them. */
export async function refreshSubgroups(client: QueryClient): Promise<void> {
  await Promise.all(
    ['subgroups', 'groups', 'members', 'licences'].map((room) => client.invalidateQueries({ queryKey: [room] })),
  );
}
