import { type Answer, type Body, commandOf, type Level, type Query } from '@doselore/contract';
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
import type { QueryClient } from '@tanstack/react-query';
import { callEndpoint, sheetOf } from '../../../platform/api/index.ts';
import { refreshQueries, roomQueries } from '../../../platform/query-client/index.ts';

const groups = roomQueries('groups');

type GroupChange = Body<typeof changeGroup>;
type GroupFields = Body<typeof createGroup>;
export type GroupDetails = Answer<typeof getGroupProfile>;
type ListQuery = Query<typeof listGroups>;

export const groupsQuery = (level: Level, query: ListQuery) => groups.list(listGroups, { level, query });
export const groupCountsQuery = groups.one(countGroups, { level: 'superAdmin' });
export const groupProfileQuery = (groupId: number) =>
  groups.one(getGroupProfile, { level: 'superAdmin', params: { groupId } });
export const groupCodesQuery = (groupId: number) =>
  groups.one(listGroupCodes, { level: 'superAdmin', params: { groupId } });

export const downloadGroups = (level: Level, query: ListQuery) =>
  sheetOf(getGroupsCsv, { level, query, fileName: 'Organisations' });

export const sendNewGroup = (body: GroupFields): Promise<{ id: number }> =>
  callEndpoint(createGroup, { level: 'superAdmin', body: commandOf(body) });
export const saveGroup = (groupId: number, body: GroupChange) =>
  callEndpoint(changeGroup, { level: 'superAdmin', params: { groupId }, body: commandOf(body) });
export const sendGroupTo = (groupId: number, list: GroupList) =>
  callEndpoint(moveGroup, { level: 'superAdmin', params: { groupId }, body: { list } });

/** Refreshes organisations, and services because they show whether their organisation is archived. */
export const refreshGroups = (client: QueryClient) => refreshQueries(client, 'groups', 'subgroups');
