import type { Level, ServicePlace } from '@doselore/contract';
import { listGroupSubgroups, listSubgroups, restoreSubgroup } from '@doselore/contract/subgroups';
import { callEndpoint } from '../../../platform/api/index.ts';
import { refreshOf, roomLists } from '../../../platform/query-client/index.ts';

export const subgroups = roomLists('subgroups');

export const subgroupsQuery = subgroups.sheet(listSubgroups, 'Services');

export const groupSubgroupsQuery = subgroups.sheet(listGroupSubgroups, 'Services');

/** Every open service of an organisation by name, for a choice among them. */
export const everySubgroupQuery = (level: Level, groupId: number) =>
  subgroups.every(listGroupSubgroups, { level, params: { groupId }, query: { sort: 'name' } });
export const takeFromArchive = (level: Level, { groupId, subgroupId }: ServicePlace) =>
  callEndpoint(restoreSubgroup, { level, params: { groupId }, body: { subgroupId } });

/** Refreshes services, and the counts and pots of organisations, which change with them. */
export const refreshSubgroups = refreshOf('subgroups', 'groups', 'members', 'licences');
