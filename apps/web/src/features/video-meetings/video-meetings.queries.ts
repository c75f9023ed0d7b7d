import type { Answer, Body } from '@doselore/contract';
import type { PlaceList } from '@doselore/contract/locations';
import {
  changeVideoAccount,
  checkVideoAccount,
  createVideoAccount,
  listVideoAccounts,
  moveVideoAccount,
} from '@doselore/contract/video-meetings';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';

const level = 'superAdmin';

export type VideoAccounts = Answer<typeof listVideoAccounts>;
export type Account = VideoAccounts['accounts'][number];

export const videoAccountsQuery = queryOptions({
  queryKey: ['video-accounts'],
  queryFn: ({ signal }) => callEndpoint(listVideoAccounts, { level, signal }),
});

export function sendNewAccount(body: Body<typeof createVideoAccount>) {
  return callEndpoint(createVideoAccount, { level, body });
}

export function saveAccount(videoAccountId: number, body: Body<typeof changeVideoAccount>) {
  return callEndpoint(changeVideoAccount, { level, params: { videoAccountId }, body });
}

export function checkAccount(videoAccountId: number) {
  return callEndpoint(checkVideoAccount, { level, params: { videoAccountId } });
}

export function sendAccountTo(videoAccountId: number, list: PlaceList) {
  return callEndpoint(moveVideoAccount, { level, params: { videoAccountId }, body: { list } });
}
