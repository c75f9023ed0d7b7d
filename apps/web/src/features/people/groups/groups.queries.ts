import type { Answer } from '@doselore/contract';
import { type getGroupProfile, listGroups } from '@doselore/contract/groups';
import { refreshOf, roomLists } from '../../../platform/query-client/index.ts';

export const groups = roomLists('groups');
export type GroupDetails = Answer<typeof getGroupProfile>;

export const groupsQuery = groups.sheet(listGroups, 'Organisations');

/** Refreshes organisations, and services because they show whether their organisation is archived. */
export const refreshGroups = refreshOf('groups', 'subgroups');
