import type { Answer } from '@doselore/contract';
import { listVideoAccounts } from '@doselore/contract/video-meetings';
import { roomQueries } from '../../../platform/query-client/index.ts';

const videoAccounts = roomQueries('video-accounts');

export type VideoAccounts = Answer<typeof listVideoAccounts>;
export type Account = VideoAccounts['accounts'][number];

export const videoAccountsQuery = videoAccounts.one(listVideoAccounts);
