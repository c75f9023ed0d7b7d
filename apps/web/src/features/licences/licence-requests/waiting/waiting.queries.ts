import type { Level } from '@doselore/contract';
import { listLicenceRequests } from '@doselore/contract/licence-requests';
import { roomQueries } from '../../../../platform/query-client/index.ts';

const licences = roomQueries('licences');

/** Number of open licence requests of one organisation, or of all that the person decides for. */
export function waitingQuery(level: Level, groupId?: number) {
  const query = { q: '', page: 1, per_page: 1, sort: '', state: 'open', groupId } as const;
  return licences.one(listLicenceRequests, { level, query }, { select: ({ total }) => total });
}
