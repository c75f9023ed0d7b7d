import { type Body, endpointAt, isService, type Level, type Place } from '@doselore/contract';
import { issueFromPool, issueFromPot, previewPoolIssue, previewPotIssue } from '@doselore/contract/licence-issue';
import { listMembers, type MemberRow, type MembersQuery } from '@doselore/contract/members';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, everyRow } from '../../platform/api/index.ts';
import type { StockKey } from '../ledger/index.ts';

/**
 * Source of the seats. `group`: the general pot, for any member. `pot` and `pool`: the general pot or the pool, for
 * members of a service.
 */
export type Source = 'group' | 'pot' | 'pool';
export type BulkIssue = Omit<Body<typeof issueFromPot.group>, 'idempotencyKey'>;
export type Asked = StockKey & { userIds: number[] };

const page = (level: Level, place: Place, query: MembersQuery, signal?: AbortSignal) =>
  callEndpoint(endpointAt(listMembers, place), { level, params: place, query, ...(signal && { signal }) });

export function peopleQuery(level: Level, place: Place, query: MembersQuery) {
  return queryOptions({
    queryKey: ['members', 'to issue to', level, place, query],
    queryFn: ({ signal }) => page(level, place, query, signal),
    placeholderData: (held, from) =>
      (from?.queryKey[3] as Place | undefined)?.groupId === place.groupId ? held : undefined,
  });
}

/** Finds everybody who matches the same search and filters. */
export function findEverybody(level: Level, place: Place, query: MembersQuery): Promise<MemberRow[]> {
  return everyRow((part) => page(level, place, { ...query, ...part }));
}

/** Returns the place whose endpoint issues from a source. A service has an endpoint of its own for the general pot. */
const placeOf = ({ groupId, subgroupId }: Place, source: Source): Place =>
  source === 'group' ? { groupId } : { groupId, subgroupId };

export function previewQuery(level: Level, at: Place, { source, asked }: { source: Source; asked: Asked }) {
  const place = placeOf(at, source);
  return queryOptions({
    queryKey: ['licences', 'preview', level, at, source, asked],
    queryFn: ({ signal }) =>
      source === 'pool' && isService(place)
        ? callEndpoint(previewPoolIssue, { level, params: place, body: asked, signal })
        : callEndpoint(endpointAt(previewPotIssue, place), { level, params: place, body: asked, signal }),
    // The verdicts and the number of seats can change at any moment.
    staleTime: 0,
  });
}

export function sendBulkIssue(
  level: Level,
  at: Place,
  { source, ...body }: BulkIssue & { source: Source; idempotencyKey: string },
) {
  const place = placeOf(at, source);
  return source === 'pool' && isService(place)
    ? callEndpoint(issueFromPool, { level, params: place, body })
    : callEndpoint(endpointAt(issueFromPot, place), { level, params: place, body });
}
