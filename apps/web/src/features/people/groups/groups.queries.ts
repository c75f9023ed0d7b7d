import type { Answer, Level, Query } from '@doselore/contract';
import {
  countGroups,
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
export const sendGroupTo = (groupId: number, list: GroupList) =>
  callEndpoint(moveGroup, { level: 'superAdmin', params: { groupId }, body: { list } });

/** Refreshes organisations, and services because they show whether their organisation is archived. */
export const refreshGroups = (client: QueryClient) => refreshQueries(client, 'groups', 'subgroups');
