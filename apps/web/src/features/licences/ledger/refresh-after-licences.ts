import type { Query, QueryClient } from '@tanstack/react-query';

const rooms = new Set<unknown>(['licences', 'groups', 'members', 'my-learning', 'virtual-groups']);

/** Refreshes stock, the counts of organisations and members, and the learner's pages, but for queries that are fresh. */
export function refreshAfterLicences(
  client: QueryClient,
  isFresh: (query: Query) => boolean = () => false,
): Promise<void> {
  return client.invalidateQueries({ predicate: (query) => rooms.has(query.queryKey[0]) && !isFresh(query) });
}
