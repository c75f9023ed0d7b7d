import type { Level } from '@doselore/contract';
import {
  type BulkPeople,
  getGroupLinkFailures,
  getGroupLinkRound,
  getSubgroupLinkFailures,
  getSubgroupLinkRound,
  type LinkRound,
  resetGroupPasswords,
  resetSubgroupPasswords,
} from '@doselore/contract/members';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, downloadFile } from '../../platform/api/index.ts';
import type { PlaceIds } from '../../platform/routes/index.ts';

const pollMs = 1_000;

/** The latest that this admin has begun here; asked again and again while links are being sent. */
export function linkRoundQuery(level: Level, { groupId, subgroupId }: PlaceIds) {
  return queryOptions({
    queryKey: ['password-links', level, groupId, subgroupId],
    queryFn: ({ signal }) =>
      subgroupId === null
        ? callEndpoint(getGroupLinkRound, { level, params: { groupId }, signal })
        : callEndpoint(getSubgroupLinkRound, { level, params: { groupId, subgroupId }, signal }),
    refetchInterval: ({ state }) => (state.data?.round?.finished_at === null ? pollMs : false),
  });
}

export function sendPasswordLinks(
  level: Level,
  { groupId, subgroupId }: PlaceIds,
  body: BulkPeople,
): Promise<LinkRound> {
  return subgroupId === null
    ? callEndpoint(resetGroupPasswords, { level, params: { groupId }, body })
    : callEndpoint(resetSubgroupPasswords, { level, params: { groupId, subgroupId }, body });
}

export function downloadLinkFailures(level: Level, { groupId, subgroupId }: PlaceIds): Promise<void> {
  const fileName = 'Links not sent.csv';
  return subgroupId === null
    ? downloadFile(getGroupLinkFailures, { level, params: { groupId }, fileName })
    : downloadFile(getSubgroupLinkFailures, { level, params: { groupId, subgroupId }, fileName });
}
