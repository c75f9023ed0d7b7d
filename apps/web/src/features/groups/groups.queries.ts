import type { Answer, Body, Level, Query } from '@doselore/contract';
import {
  changeGroup,
  countGroups,
  createGroup,
  type GroupList,
  getGroupProfile,
  getGroupsCsv,
  listGroupCodes,
  listGroups,
  moveGroup,
} from '@doselore/contract/groups';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint, type SheetDownload, sheetOf } from '../../platform/api/index.ts';

export type GroupChange = Body<typeof changeGroup>;
export type GroupFields = Body<typeof createGroup>;
export type GroupDetails = Answer<typeof getGroupProfile>;
type ListQuery = Query<typeof listGroups>;

export function groupsQuery(level: Level, query: ListQuery) {
  return queryOptions({
    queryKey: ['groups', 'list', level, query],
    queryFn: ({ signal }) => callEndpoint(listGroups, { level, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const groupCountsQuery = queryOptions({
  queryKey: ['groups', 'counts'],
  queryFn: ({ signal }) => callEndpoint(countGroups, { level: 'superAdmin', signal }),
});

export function groupProfileQuery(groupId: number) {
  return queryOptions({
    queryKey: ['groups', 'profile', groupId],
    queryFn: ({ signal }) => callEndpoint(getGroupProfile, { level: 'superAdmin', params: { groupId }, signal }),
  });
}

export function groupCodesQuery(groupId: number) {
  return queryOptions({
    queryKey: ['groups', 'codes', groupId],
    queryFn: ({ signal }) => callEndpoint(listGroupCodes, { level: 'superAdmin', params: { groupId }, signal }),
  });
}

export function downloadGroups(level: Level, query: ListQuery): SheetDownload {
  return sheetOf(getGroupsCsv, { level, query, fileName: 'Organisations' });
}

export function sendNewGroup(body: GroupFields): Promise<{ id: number }> {
  return callEndpoint(createGroup, { level: 'superAdmin', body });
}

export function saveGroup(groupId: number, body: GroupChange) {
  return callEndpoint(changeGroup, { level: 'superAdmin', params: { groupId }, body });
}

export function sendGroupTo(groupId: number, list: GroupList) {
  return callEndpoint(moveGroup, { level: 'superAdmin', params: { groupId }, body: { list } });
}

/** Refreshes organisations, and services because they show whether their organisation is archived. */
export async function refreshGroups(client: QueryClient): Promise<void> {
  await Promise.all(['groups', 'subgroups'].map((room) => client.invalidateQueries({ queryKey: [room] })));
}
