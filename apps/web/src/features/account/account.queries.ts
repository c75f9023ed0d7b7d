import type { Body } from '@doselore/contract';
import {
  cancelEmailChange,
  confirmEmailChange,
  getNameChangeRequest,
  getOwnData,
  getOwnDetails,
  type NameChangeAction,
  processNameChangeRequest,
  requestEmailChange,
  requestNameChange,
  saveTheme,
  withdrawNameChange,
} from '@doselore/contract/account';
import {
  addPasskey,
  beginPasskey,
  beginTwoStep,
  changePassword,
  confirmTwoStep,
  endOtherSessions,
  endSession,
  getTwoStep,
  listPasskeys,
  listSessions,
  removePasskey,
  removeTwoStep,
  renewRecoveryCodes,
} from '@doselore/contract/auth';
import { listNoticeChoices, saveNoticeChoice } from '@doselore/contract/notifications';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, downloadFile } from '../../platform/api/index.ts';
import { today } from '../../platform/clock/clock.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => callEndpoint(listSessions, { level: 'member', signal }),
});

export function changeOwnPassword(body: Body<typeof changePassword>) {
  return callEndpoint(changePassword, { level: 'member', body });
}

export function endOwnSession(sessionId: number) {
  return callEndpoint(endSession, { level: 'member', params: { sessionId } });
}

export function endOtherDevices() {
  return callEndpoint(endOtherSessions, { level: 'member' });
}

export const ownDetailsQuery = queryOptions({
  queryKey: ['account', 'details'],
  queryFn: ({ signal }) => callEndpoint(getOwnDetails, { level: 'member', signal }),
});

export function askForEmail(body: Body<typeof requestEmailChange>) {
  return callEndpoint(requestEmailChange, { level: 'member', body });
}

export function cancelNewEmail() {
  return callEndpoint(cancelEmailChange, { level: 'member' });
}

type LinkKey = { tokenId: string; tokenKey: string };

export function confirmNewEmail(link: LinkKey) {
  return callEndpoint(confirmEmailChange, { level: 'site', params: link, quiet: true });
}

export function askForName(body: Body<typeof requestNameChange>) {
  return callEndpoint(requestNameChange, { level: 'member', body });
}

export function withdrawNewName() {
  return callEndpoint(withdrawNameChange, { level: 'member' });
}

export function nameChangeQuery(link: LinkKey) {
  return queryOptions({
    queryKey: ['name-change', link.tokenId, link.tokenKey],
    queryFn: ({ signal }) => callEndpoint(getNameChangeRequest, { level: 'site', params: link, signal, quiet: true }),
    retry: false,
    refetchOnWindowFocus: false,
  });
}

export function answerNameChange(answer: LinkKey & { action: NameChangeAction }) {
  return callEndpoint(processNameChangeRequest, { level: 'site', params: answer });
}

export const twoStepQuery = queryOptions({
  queryKey: ['account', 'two-step'],
  queryFn: ({ signal }) => callEndpoint(getTwoStep, { level: 'member', signal }),
});

export function beginOwnTwoStep() {
  return callEndpoint(beginTwoStep, { level: 'member' });
}

export function confirmOwnTwoStep(body: Body<typeof confirmTwoStep>) {
  return callEndpoint(confirmTwoStep, { level: 'member', body });
}

export function renewOwnRecoveryCodes(body: Body<typeof renewRecoveryCodes>) {
  return callEndpoint(renewRecoveryCodes, { level: 'member', body });
}

export function removeOwnTwoStep(body: Body<typeof removeTwoStep>) {
  return callEndpoint(removeTwoStep, { level: 'member', body });
}

export const passkeysQuery = queryOptions({
  queryKey: ['account', 'passkeys'],
  queryFn: ({ signal }) => callEndpoint(listPasskeys, { level: 'member', signal }),
});

export function beginOwnPasskey(body: Body<typeof beginPasskey>) {
  return callEndpoint(beginPasskey, { level: 'member', body });
}

export function addOwnPasskey(body: Body<typeof addPasskey>) {
  return callEndpoint(addPasskey, { level: 'member', body });
}

export function removeOwnPasskey(passkeyId: number) {
  return callEndpoint(removePasskey, { level: 'member', params: { passkeyId } });
}

export const noticeChoicesQuery = queryOptions({
  queryKey: ['account', 'notices'],
  queryFn: ({ signal }) => callEndpoint(listNoticeChoices, { level: 'member', signal }),
});

export function updateNoticeChoice(body: Body<typeof saveNoticeChoice>) {
  return callEndpoint(saveNoticeChoice, { level: 'member', body });
}

export function updateTheme(theme: Body<typeof saveTheme>['theme']) {
  return callEndpoint(saveTheme, { level: 'member', body: { theme } });
}

export function downloadOwnData(): Promise<void> {
  return downloadFile(getOwnData, { level: 'member', fileName: `Doselore data ${today()}.zip` });
}
