import type { Level, Place } from '@doselore/contract';
import { getLinkFailures, getLinkRound } from '@doselore/contract/members';
import { downloadFile } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

const passwordLinks = roomQueries('password-links');

const pollMs = 1_000;

/** Latest round of links that this admin started here. Polled while links are being sent. */
export const linkRoundQuery = (level: Level, place: Place) =>
  passwordLinks.one(
    getLinkRound,
    { level, params: place },
    { refetchInterval: ({ state }) => (state.data?.round?.finished_at === null ? pollMs : false) },
  );

export function downloadLinkFailures(level: Level, place: Place): Promise<void> {
  const fileName = 'Links not sent.csv';
  return downloadFile(getLinkFailures, { level, params: place, fileName });
}
