import { type Body, endpointAt, isService, type Level, type Place } from '@doselore/contract';
import { issueFromPool, issueFromPot, previewPoolIssue, previewPotIssue } from '@doselore/contract/licences';
import { listMembers, type MemberRow, type MembersQuery } from '@doselore/contract/members';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, everyRow } from '../../platform/api/index.ts';
import type { StockKey } from '../licences/index.ts';

/** Where the seats come from: the organisation's pot for anybody in it, or pot and pool for the people of a service. */
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

/** Everybody whom the same search and filters find. */
export function findEverybody(level: Level, place: Place, query: MembersQuery): Promise<MemberRow[]> {
  return everyRow((part) => page(level, place, { ...query, ...part }));
}

/** The place whose endpoint takes seats from a source: the pot of an organisation is open to its services too. */
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
    // Who can have one, and how many there are, changes under one's hands.
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
