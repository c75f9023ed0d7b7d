import type { Level, ListQuery, Place } from '@doselore/contract';
import { listActingContexts } from '@doselore/contract/auth';
import { listGroups } from '@doselore/contract/groups';
import { search } from '@doselore/contract/search';
import { listGroupSubgroups, listSubgroups } from '@doselore/contract/subgroups';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';

export function searchQuery(level: Level, q: string) {
  return queryOptions({
    queryKey: ['palette', 'search', level, q],
    queryFn: ({ signal }) => callEndpoint(search, { level, query: { q }, signal }),
    enabled: q.length >= 2 && search.levels.includes(level),
  });
}

export function contextsQuery(userId: number) {
  return queryOptions({
    queryKey: ['palette', 'contexts', userId],
    queryFn: ({ signal }) => callEndpoint(listActingContexts, { level: 'member', params: { userId }, signal }),
  });
}

export type SwitchTarget = Place & { name: string };

/** Finds places to switch to: organisations, or the services of one organisation that the person may open. */
export function placesQuery(level: Level, at: { kind: 'group' } | { kind: 'subgroup'; groupId: number }, q: string) {
  const query: ListQuery = { q, page: 1, per_page: 50, sort: 'name' };
  return queryOptions({
    queryKey: ['palette', 'places', level, at, q],
    queryFn: async ({ signal }): Promise<SwitchTarget[]> => {
      if (at.kind === 'group') {
        const { rows } = await callEndpoint(listGroups, { level, query: { ...query, list: 'open' }, signal });
        return rows.map(({ id, name }) => ({ groupId: id, name }));
      }
      const { rows } = listGroupSubgroups.levels.includes(level)
        ? await callEndpoint(listGroupSubgroups, {
            level,
            params: { groupId: at.groupId },
            query: { ...query, list: 'open' },
            signal,
          })
        : await callEndpoint(listSubgroups, { level, query, signal });
      return rows.map(({ id, name, group }) => ({ groupId: group.id, subgroupId: id, name }));
    },
  });
}
