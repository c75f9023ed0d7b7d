import type { Level } from '@doselore/contract';
import { listLicenceRequests } from '@doselore/contract/licence-requests';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';

/** Number of open licence requests of one organisation, or of all that the person decides for. */
export function waitingQuery(level: Level, groupId?: number) {
  const one = { q: '', page: 1, per_page: 1, sort: '', state: 'open' } as const;
  return queryOptions({
    queryKey: ['licences', 'requests', level, 'waiting', groupId ?? null],
    queryFn: async ({ signal }) => {
      const query = { ...one, ...(groupId !== undefined && { groupId }) };
      return (await callEndpoint(listLicenceRequests, { level, query, signal })).total;
    },
  });
}
