import type { QueryClient } from '@tanstack/react-query';

/** Refreshes stock, the counts of organisations and members, and the learner's pages. */
export function refreshAfterLicences(client: QueryClient): Promise<unknown> {
  const keys = ['licences', 'groups', 'members', 'my-learning', 'virtual-groups'];
  return Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
