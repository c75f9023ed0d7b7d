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

export const sessionsQuery = account.one(listSessions);

export const changeOwnPassword = (body: Body<typeof changePassword>) => callEndpoint(changePassword, { body });
export const endOtherDevices = () => callEndpoint(endOtherSessions);

export const ownDetailsQuery = account.one(getOwnDetails);

export const askForEmail = (body: Body<typeof requestEmailChange>) => callEndpoint(requestEmailChange, { body });
export const cancelNewEmail = () => callEndpoint(cancelEmailChange);

type LinkKey = { tokenId: string; tokenKey: string };
export const askForName = (body: Body<typeof requestNameChange>) => callEndpoint(requestNameChange, { body });
export const withdrawNewName = () => callEndpoint(withdrawNameChange);

export const nameChangeQuery = (link: LinkKey) =>
  nameChange.one(getNameChangeRequest, { params: link, quiet: true }, { retry: false, refetchOnWindowFocus: false });

export const twoStepQuery = account.one(getTwoStep);

export const beginOwnTwoStep = () => callEndpoint(beginTwoStep);

export const passkeysQuery = account.one(listPasskeys);

export const noticeChoicesQuery = account.one(listNoticeChoices);

export const updateNoticeChoice = (body: Body<typeof saveNoticeChoice>) => callEndpoint(saveNoticeChoice, { body });
export const updateTheme = (theme: Body<typeof saveTheme>['theme']) => callEndpoint(saveTheme, { body: { theme } });

export const downloadOwnData = () => downloadFile(getOwnData, { fileName: `Doselore data ${today()}.zip` });
