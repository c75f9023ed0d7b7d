import type { Body } from '@doselore/contract';
import {
  cancelEmailChange,
  getNameChangeRequest,
  getOwnData,
  getOwnDetails,
  requestEmailChange,
  requestNameChange,
  saveTheme,
  withdrawNameChange,
} from '@doselore/contract/account';
import {
  beginTwoStep,
  changePassword,
  endOtherSessions,
  getTwoStep,
  listPasskeys,
  listSessions,
} from '@doselore/contract/auth';
import { listNoticeChoices, saveNoticeChoice } from '@doselore/contract/notifications';
import { callEndpoint, downloadFile } from '../../../platform/api/index.ts';
import { today } from '../../../platform/clock/clock.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

const account = roomQueries('account');
const nameChange = roomQueries('name-change');

export const sessionsQuery = account.one(listSessions, { level: 'member' });

export const changeOwnPassword = (body: Body<typeof changePassword>) =>
  callEndpoint(changePassword, { level: 'member', body });
export const endOtherDevices = () => callEndpoint(endOtherSessions, { level: 'member' });

export const ownDetailsQuery = account.one(getOwnDetails, { level: 'member' });

export const askForEmail = (body: Body<typeof requestEmailChange>) =>
  callEndpoint(requestEmailChange, { level: 'member', body });
export const cancelNewEmail = () => callEndpoint(cancelEmailChange, { level: 'member' });

type LinkKey = { tokenId: string; tokenKey: string };
export const askForName = (body: Body<typeof requestNameChange>) =>
  callEndpoint(requestNameChange, { level: 'member', body });
export const withdrawNewName = () => callEndpoint(withdrawNameChange, { level: 'member' });

export const nameChangeQuery = (link: LinkKey) =>
  nameChange.one(
    getNameChangeRequest,
    { level: 'site', params: link, quiet: true },
    { retry: false, refetchOnWindowFocus: false },
  );

export const twoStepQuery = account.one(getTwoStep, { level: 'member' });

export const beginOwnTwoStep = () => callEndpoint(beginTwoStep, { level: 'member' });

export const passkeysQuery = account.one(listPasskeys, { level: 'member' });

export const noticeChoicesQuery = account.one(listNoticeChoices, { level: 'member' });

export const updateNoticeChoice = (body: Body<typeof saveNoticeChoice>) =>
  callEndpoint(saveNoticeChoice, { level: 'member', body });
export const updateTheme = (theme: Body<typeof saveTheme>['theme']) =>
  callEndpoint(saveTheme, { level: 'member', body: { theme } });

export const downloadOwnData = () =>
  downloadFile(getOwnData, { level: 'member', fileName: `Doselore data ${today()}.zip` });
