import type { Answer } from '@doselore/contract';
import { type GroupList, type getGroupProfile, listGroups, moveGroup } from '@doselore/contract/groups';
import { callEndpoint } from '../../../platform/api/index.ts';
import { refreshOf, roomLists } from '../../../platform/query-client/index.ts';

export const groups = roomLists('groups');
export type GroupDetails = Answer<typeof getGroupProfile>;

export const groupsQuery = groups.sheet(listGroups, 'Organisations');
export const sendGroupTo = (groupId: number, list: GroupList) =>
  callEndpoint(moveGroup, { params: { groupId }, body: { list } });

/** Refreshes organisations, and services because they show whether their organisation is archived. */
export const refreshGroups = refreshOf('groups', 'subgroups');
