import type { Level } from '@doselore/contract';
import { addSignedSheet, getSignedSheet, replaceSignedSheet } from '@doselore/contract/sign-in-sheets';
import { endpointUrl, uploadFile } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

export const signedSheets = roomQueries('signed-sheets');

export type SessionOfCourse = { level: Level; virtualGroupId: number; sessionId: number };
type SheetOfCourse = Omit<SessionOfCourse, 'sessionId'> & { evidenceId: number };
type Upload = { file: File; onProgress: (share: number) => void };

/** Returns the address that downloads a signed sheet. */
export const signedSheetAddress = ({ level, ...params }: SheetOfCourse) =>
  endpointUrl(getSignedSheet, { level, params });

export const sendSignedSheet = ({ level, virtualGroupId, sessionId, ...upload }: SessionOfCourse & Upload) =>
  uploadFile(addSignedSheet, { level, params: { virtualGroupId }, query: { sessionId }, ...upload });
export const sendReplacement = ({ level, virtualGroupId, evidenceId, ...upload }: SheetOfCourse & Upload) =>
  uploadFile(replaceSignedSheet, { level, params: { virtualGroupId, evidenceId }, ...upload });
