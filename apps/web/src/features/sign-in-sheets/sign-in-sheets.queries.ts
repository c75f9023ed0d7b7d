import type { Level } from '@doselore/contract';
import {
  addSignedSheet,
  getSignedSheet,
  getSignInSheet,
  listSignedSheets,
  removeSignedSheet,
  replaceSignedSheet,
} from '@doselore/contract/sign-in-sheets';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, downloadFile, endpointUrl, uploadFile } from '../../platform/api/index.ts';

export type SessionOfCourse = { level: Level; virtualGroupId: number; sessionId: number };
type SheetOfCourse = Omit<SessionOfCourse, 'sessionId'> & { evidenceId: number };
type Upload = { file: File; onProgress: (share: number) => void };

export function downloadSheet({ level, virtualGroupId, sessionId }: SessionOfCourse): Promise<void> {
  return downloadFile(getSignInSheet, { level, params: { virtualGroupId }, query: { sessionId } });
}

export function signedSheetsQuery({ level, virtualGroupId }: Omit<SessionOfCourse, 'sessionId'>) {
  return queryOptions({
    queryKey: ['signed-sheets', level, virtualGroupId],
    queryFn: ({ signal }) => callEndpoint(listSignedSheets, { level, params: { virtualGroupId }, signal }),
  });
}

/** Returns the address that downloads a signed sheet. */
export function signedSheetAddress({ level, ...params }: SheetOfCourse): string {
  return endpointUrl(getSignedSheet, { level, params });
}

export function sendSignedSheet({ level, virtualGroupId, sessionId, ...upload }: SessionOfCourse & Upload) {
  return uploadFile(addSignedSheet, { level, params: { virtualGroupId }, query: { sessionId }, ...upload });
}

export function sendReplacement({ level, virtualGroupId, evidenceId, ...upload }: SheetOfCourse & Upload) {
  return uploadFile(replaceSignedSheet, { level, params: { virtualGroupId, evidenceId }, ...upload });
}

export function sendRemoval({ level, ...params }: SheetOfCourse) {
  return callEndpoint(removeSignedSheet, { level, params });
}
