import { type Answer, type Body, commandOf } from '@doselore/contract';
import type { PlaceList } from '@doselore/contract/locations';
import {
  changeVideoAccount,
  checkVideoAccount,
  createVideoAccount,
  listVideoAccounts,
  moveVideoAccount,
} from '@doselore/contract/video-meetings';
import { callEndpoint } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

const level = 'superAdmin';
const videoAccounts = roomQueries('video-accounts');

export type VideoAccounts = Answer<typeof listVideoAccounts>;
export type Account = VideoAccounts['accounts'][number];

export const videoAccountsQuery = videoAccounts.one(listVideoAccounts, { level });

export const sendNewAccount = (body: Body<typeof createVideoAccount>) =>
  callEndpoint(createVideoAccount, { level, body: commandOf(body) });
export const saveAccount = (videoAccountId: number, body: Body<typeof changeVideoAccount>) =>
  callEndpoint(changeVideoAccount, { level, params: { videoAccountId }, body: commandOf(body) });
export const checkAccount = (videoAccountId: number) =>
  callEndpoint(checkVideoAccount, { level, params: { videoAccountId } });
export const sendAccountTo = (videoAccountId: number, list: PlaceList) =>
  callEndpoint(moveVideoAccount, { level, params: { videoAccountId }, body: { list } });
