import { endpointAt, type Level, type Place } from '@doselore/contract';
import {
  type BulkPeople,
  getLinkFailures,
  getLinkRound,
  type LinkRound,
  resetPasswords,
} from '@doselore/contract/members';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, downloadFile } from '../../platform/api/index.ts';

const pollMs = 1_000;

/** Latest round of links that this admin started here. Polled while links are being sent. */
export function linkRoundQuery(level: Level, place: Place) {
  return queryOptions({
    queryKey: ['password-links', level, place.groupId, place.subgroupId],
    queryFn: ({ signal }) => callEndpoint(endpointAt(getLinkRound, place), { level, params: place, signal }),
    refetchInterval: ({ state }) => (state.data?.round?.finished_at === null ? pollMs : false),
  });
}

export function sendPasswordLinks(level: Level, place: Place, body: BulkPeople): Promise<LinkRound> {
  return callEndpoint(endpointAt(resetPasswords, place), { level, params: place, body });
}

export function downloadLinkFailures(level: Level, place: Place): Promise<void> {
  const fileName = 'Links not sent.csv';
  return downloadFile(endpointAt(getLinkFailures, place), { level, params: place, fileName });
}
