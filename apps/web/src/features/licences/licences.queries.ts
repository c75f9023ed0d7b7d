import type { QueryClient } from '@tanstack/react-query';

/** Stock, the counts in the lists of organisations and members, and what the person sees as a learner. */
export function refreshAfterLicences(client: QueryClient): Promise<unknown> {
  const keys = ['licences', 'groups', 'members', 'my-learning', 'virtual-groups'];
  return Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
