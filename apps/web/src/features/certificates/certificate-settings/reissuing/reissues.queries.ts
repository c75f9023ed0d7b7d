import type { Body } from '@doselore/contract';
import { settingsCall } from '@doselore/contract/certificate-settings';
import {
  countOnlineReissue,
  countPaperReissue,
  listOnlineReissues,
  listPaperReissues,
  reissueOnline,
  reissuePaper,
} from '@doselore/contract/certificates';
import type { QueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { refreshQueries, roomQueries } from '../../../../platform/query-client/index.ts';
import { paramsOf, type SettingsPlace } from '../settings-place.ts';

const level = 'superAdmin';
const reissues = roomQueries('certificates', 'reissues');
const certificates = roomQueries('certificates');

export type AwardedRange = { awardedFrom: string; awardedTo: string };

/** Milliseconds between two requests while a batch runs. */
const pollMs = 2_000;

/** Lists the batches. Refetches them every 2 seconds while a batch runs. */
export function reissuesQuery(place: SettingsPlace) {
  const call = settingsCall({ online: listOnlineReissues, paper: listPaperReissues }, place.kind);
  return reissues.one(
    call,
    { level, params: paramsOf(place) },
    { refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'running') ? pollMs : false) },
  );
}

export function reissueCountQuery(place: SettingsPlace, range: AwardedRange) {
  const call = settingsCall({ online: countOnlineReissue, paper: countPaperReissue }, place.kind);
  return certificates.list(call, { level, params: paramsOf(place), body: range, quiet: true }, { retry: false });
}

/** Refreshes the lists of batches. */
export const refreshReissues = (client: QueryClient) => refreshQueries(client, reissues.key());

export const sendReissue = (place: SettingsPlace, body: Body<typeof reissueOnline>) =>
  callEndpoint(settingsCall({ online: reissueOnline, paper: reissuePaper }, place.kind), {
    level,
    params: paramsOf(place),
    body,
  });
