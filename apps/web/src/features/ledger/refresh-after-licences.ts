import type { Query, QueryClient } from '@tanstack/react-query';

/** Refreshes stock, the counts of organisations and members, and the learner's pages, but for queries that are fresh. */
export function refreshAfterLicences(
  client: QueryClient,
  isFresh: (query: Query) => boolean = () => false,
): Promise<unknown> {
  const keys = ['licences', 'groups', 'members', 'my-learning', 'virtual-groups'];
  return Promise.all(
    keys.map((key) => client.invalidateQueries({ queryKey: [key], predicate: (query) => !isFresh(query) })),
  );
}
