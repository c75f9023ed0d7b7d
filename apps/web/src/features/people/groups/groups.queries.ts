import type { Answer, Level, Query } from '@doselore/contract';
import { type GroupList, type getGroupProfile, listGroups, moveGroup } from '@doselore/contract/groups';

import { callEndpoint } from '../../../platform/api/index.ts';
import { refreshOf, roomLists } from '../../../platform/query-client/index.ts';

export const groups = roomLists('groups');
export type GroupDetails = Answer<typeof getGroupProfile>;
type ListQuery = Query<typeof listGroups>;

export const groupsQuery = (level: Level, query: ListQuery) =>
  groups.sheet(listGroups, { fileName: 'Organisations', level, query });
export const sendGroupTo = (groupId: number, list: GroupList) =>
  callEndpoint(moveGroup, { params: { groupId }, body: { list } });

/** Refreshes organisations, and services because they show whether their organisation is archived. */
export const refreshGroups = refreshOf('groups', 'subgroups');
