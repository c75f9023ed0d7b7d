import type { Level, ListQuery, Query, ServicePlace } from '@doselore/contract';
import {
  getGroupSubgroupsCsv,
  getSubgroupsCsv,
  listGroupSubgroups,
  listSubgroupCodes,
  listSubgroups,
  restoreSubgroup,
} from '@doselore/contract/subgroups';
import type { QueryClient } from '@tanstack/react-query';
import { callEndpoint, sheetOf } from '../../../platform/api/index.ts';
import { refreshQueries, roomQueries } from '../../../platform/query-client/index.ts';

const subgroups = roomQueries('subgroups');

type GroupListQuery = Query<typeof listGroupSubgroups>;

export const subgroupsQuery = (level: Level, query: ListQuery) => subgroups.list(listSubgroups, { level, query });

export const downloadAllSubgroups = (level: Level, query: ListQuery) =>
  sheetOf(getSubgroupsCsv, { level, query, fileName: 'Services' });

export const groupSubgroupsQuery = (level: Level, groupId: number, query: GroupListQuery) =>
  subgroups.list(listGroupSubgroups, { level, params: { groupId }, query });

/** Every open service of an organisation by name, for a choice among them. */
export const everySubgroupQuery = (level: Level, groupId: number) =>
  subgroups.every(listGroupSubgroups, { level, params: { groupId }, query: { sort: 'name' } });

export const subgroupCodesQuery = (level: Level, place: ServicePlace) =>
  subgroups.one(listSubgroupCodes, { level, params: place });

export const downloadSubgroups = (level: Level, groupId: number, query: GroupListQuery) =>
  sheetOf(getGroupSubgroupsCsv, { level, params: { groupId }, query, fileName: 'Services' });
export const takeFromArchive = (level: Level, { groupId, subgroupId }: ServicePlace) =>
  callEndpoint(restoreSubgroup, { level, params: { groupId }, body: { subgroupId } });

/** Refreshes services, and the counts and pots of organisations, which change with them. */
export const refreshSubgroups = (client: QueryClient) =>
  refreshQueries(client, 'subgroups', 'groups', 'members', 'licences');
