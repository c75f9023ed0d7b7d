import { getNameChangeRequest, getOwnDetails } from '@doselore/contract/account';
import { listPasskeys, listSessions } from '@doselore/contract/auth';
import { roomQueries } from '../../../platform/query-client/index.ts';

export const account = roomQueries('account');
const nameChange = roomQueries('name-change');

export const sessionsQuery = account.one(listSessions);
export const passkeysQuery = account.one(listPasskeys);
export const ownDetailsQuery = account.one(getOwnDetails);

type LinkKey = { tokenId: string; tokenKey: string };

export const nameChangeQuery = (link: LinkKey) =>
  nameChange.one(getNameChangeRequest, { params: link, quiet: true }, { retry: false, refetchOnWindowFocus: false });
