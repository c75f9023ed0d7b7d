import type { Answer, Body } from '@doselore/contract';
import { settingsCall } from '@doselore/contract/certificate-settings';
import {
  countOnlineReissue,
  countPaperReissue,
  listOnlineReissues,
  listPaperReissues,
  reissueOnline,
  reissuePaper,
} from '@doselore/contract/certificates';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { paramsOf, type SettingsPlace } from '../settings-place.ts';

const level = 'superAdmin';

export type Reissues = Answer<typeof listOnlineReissues>;
export type AwardedRange = { awardedFrom: string; awardedTo: string };

/** Milliseconds between two requests while a batch runs. */
const pollMs = 2_000;

/** Lists the batches. Refetches them every 2 seconds while a batch runs. */
export function reissuesQuery(place: SettingsPlace) {
  const call = settingsCall({ online: listOnlineReissues, paper: listPaperReissues }, place.kind);
  return queryOptions({
    queryKey: ['certificates', 'reissues', place],
    queryFn: ({ signal }) => callEndpoint(call, { level, params: paramsOf(place), signal }),
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'running') ? pollMs : false),
  });
}

export function reissueCountQuery(place: SettingsPlace, range: AwardedRange) {
  const call = settingsCall({ online: countOnlineReissue, paper: countPaperReissue }, place.kind);
  return queryOptions({
    queryKey: ['certificates', 'reissue-count', place, range],
    queryFn: ({ signal }) => callEndpoint(call, { level, params: paramsOf(place), body: range, signal, quiet: true }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export const sendReissue = (place: SettingsPlace, body: Body<typeof reissueOnline>) =>
  callEndpoint(settingsCall({ online: reissueOnline, paper: reissuePaper }, place.kind), {
    level,
    params: paramsOf(place),
    body,
  });
