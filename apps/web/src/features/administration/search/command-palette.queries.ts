import type { Level, ListQuery, Place } from '@doselore/contract';
import { listGroups } from '@doselore/contract/groups';
import { search } from '@doselore/contract/search';
import { listGroupSubgroups, listSubgroups } from '@doselore/contract/subgroups';
import { callEndpoint } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

export const palette = roomQueries('palette');

export const searchQuery = (level: Level, q: string) =>
  palette.one(search, { level, query: { q } }, { enabled: q.length >= 2 && search.levels.includes(level) });

export type SwitchTarget = Place & { name: string };

/** Finds places to switch to: organisations, or the services of one organisation that the person may open. */
export const placesQuery = (level: Level, at: { kind: 'group' } | { kind: 'subgroup'; groupId: number }, q: string) =>
  palette.combined('places', { level, at, q }, async (parts, { signal }): Promise<SwitchTarget[]> => {
    const call = { level: parts.level, signal };
    const query: ListQuery = { q: parts.q, page: 1, per_page: 50, sort: 'name' };
    const open = { ...query, list: 'open' } as const;
    if (parts.at.kind === 'group') {
      const { rows } = await callEndpoint(listGroups, { ...call, query: open });
      return rows.map(({ id, name }) => ({ groupId: id, name }));
    }
    const { rows } = listGroupSubgroups.levels.includes(call.level)
      ? await callEndpoint(listGroupSubgroups, { ...call, params: { groupId: parts.at.groupId }, query: open })
      : await callEndpoint(listSubgroups, { ...call, query });
    return rows.map(({ id, name, group }) => ({ groupId: group.id, subgroupId: id, name }));
  });
