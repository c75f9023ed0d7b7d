import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { groupQuery } from '../../../platform/places/index.ts';

/** Returns a function that names organisations which are loaded. It names others by their ids. */
export function useLoadedGroupNames(): (groupId: number) => string {
  const { level } = useArea();
  const client = useQueryClient();
  return (groupId) => client.getQueryData(groupQuery(level, groupId).queryKey)?.name ?? `Organisation ${groupId}`;
}

/** Loads organisations, and returns a function that names them. */
export function useGroupNames(groupIds: readonly number[]): (groupId: number) => string {
  const { level } = useArea();
  useQueries({ queries: groupIds.map((groupId) => groupQuery(level, groupId)) });
  return useLoadedGroupNames();
}
