import type { Body, Level } from '@doselore/contract';
import {
  issueFromGroup,
  issueFromPool,
  issueFromPot,
  previewGroupIssue,
  previewPoolIssue,
  previewPotIssue,
} from '@doselore/contract/licences';
import { listGroupMembers, listSubgroupMembers, type MemberRow, type MembersQuery } from '@doselore/contract/members';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, everyRow } from '../../platform/api/index.ts';
import type { PlaceIds } from '../../platform/routes/index.ts';
import type { StockKey } from '../licences/index.ts';

/** Where the seats come from: the organisation's pot for anybody in it, or pot and pool for the people of a service. */
export type Source = 'group' | 'pot' | 'pool';
export type BulkIssue = Omit<Body<typeof issueFromGroup>, 'idempotencyKey'>;
export type Asked = StockKey & { userIds: number[] };

const page = (level: Level, { groupId, subgroupId }: PlaceIds, query: MembersQuery, signal?: AbortSignal) =>
  subgroupId === null
    ? callEndpoint(listGroupMembers, { level, params: { groupId }, query, ...(signal && { signal }) })
    : callEndpoint(listSubgroupMembers, { level, params: { groupId, subgroupId }, query, ...(signal && { signal }) });

export function peopleQuery(level: Level, place: PlaceIds, query: MembersQuery) {
  return queryOptions({
    queryKey: ['members', 'to issue to', level, place, query],
    queryFn: ({ signal }) => page(level, place, query, signal),
    placeholderData: (held, from) =>
      (from?.queryKey[3] as PlaceIds | undefined)?.groupId === place.groupId ? held : undefined,
  });
}

/** Everybody whom the same search and filters find. */
export function findEverybody(level: Level, place: PlaceIds, query: MembersQuery): Promise<MemberRow[]> {
  return everyRow((part) => page(level, place, { ...query, ...part }));
}

export function previewQuery(level: Level, place: PlaceIds, { source, asked }: { source: Source; asked: Asked }) {
  const { groupId, subgroupId } = place;
  return queryOptions({
    queryKey: ['licences', 'preview', level, place, source, asked],
    queryFn: ({ signal }) => {
      if (source === 'group' || subgroupId === null)
        return callEndpoint(previewGroupIssue, { level, params: { groupId }, body: asked, signal });
      const endpoint = source === 'pot' ? previewPotIssue : previewPoolIssue;
      return callEndpoint(endpoint, { level, params: { groupId, subgroupId }, body: asked, signal });
    },
    // Who can have one, and how many there are, changes under one's hands.
    staleTime: 0,
  });
}

export function sendBulkIssue(
  level: Level,
  { groupId, subgroupId }: PlaceIds,
  { source, ...body }: BulkIssue & { source: Source; idempotencyKey: string },
) {
  if (source === 'group' || subgroupId === null)
    return callEndpoint(issueFromGroup, { level, params: { groupId }, body });
  const endpoint = source === 'pot' ? issueFromPot : issueFromPool;
  return callEndpoint(endpoint, { level, params: { groupId, subgroupId }, body });
}
