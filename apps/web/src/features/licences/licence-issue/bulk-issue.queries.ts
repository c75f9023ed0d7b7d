import { type Body, isService, type Level, type Place } from '@doselore/contract';
import { issueFromPool, issueFromPot, previewPoolIssue, previewPotIssue } from '@doselore/contract/licence-issue';
import { listMembers, type MemberRow, type MembersQuery } from '@doselore/contract/members';
import { callEndpoint, everyRow } from '../../../platform/api/index.ts';
import { callOf, roomQueries } from '../../../platform/query-client/index.ts';
import type { StockKey } from '../ledger/index.ts';

const members = roomQueries('members');
const licences = roomQueries('licences');

/**
 * Source of the seats. `group`: the general pot, for any member. `pot` and `pool`: the general pot or the pool, for
 * members of a service.
 */
export type Source = 'group' | 'pot' | 'pool';
export type BulkIssue = Omit<Body<typeof issueFromPot.group>, 'idempotencyKey'>;
export type Target = StockKey & { userIds: number[] };

/** Members to issue to. The rows stay while another service of their organisation loads, which is a filter here. */
export const peopleQuery = (level: Level, place: Place, query: MembersQuery) =>
  members.one(
    listMembers,
    { level, params: place, query },
    {
      placeholderData: (previous, from) =>
        (callOf(from)?.params as Place | undefined)?.groupId === place.groupId ? previous : undefined,
    },
  );

/** Finds everybody who matches the same search and filters. */
export const findEverybody = (level: Level, place: Place, query: MembersQuery): Promise<MemberRow[]> =>
  everyRow((part) => callEndpoint(listMembers, { level, params: place, query: { ...query, ...part } }));

/** Returns the place whose endpoint issues from a source. A service has an endpoint of its own for the general pot. */
const placeOf = ({ groupId, subgroupId }: Place, source: Source): Place =>
  source === 'group' ? { groupId } : { groupId, subgroupId };

export function previewQuery(level: Level, at: Place, { source, body }: { source: Source; body: Target }) {
  const place = placeOf(at, source);
  // The verdicts and the number of seats can change at any moment.
  const always = { staleTime: 0 };
  return source === 'pool' && isService(place)
    ? licences.one(previewPoolIssue, { level, params: place, body }, always)
    : licences.one(previewPotIssue, { level, params: place, body }, always);
}

export function sendBulkIssue(
  level: Level,
  at: Place,
  { source, ...body }: BulkIssue & { source: Source; idempotencyKey: string },
) {
  const place = placeOf(at, source);
  return source === 'pool' && isService(place)
    ? callEndpoint(issueFromPool, { level, params: place, body })
    : callEndpoint(issueFromPot, { level, params: place, body });
}
