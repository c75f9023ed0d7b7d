import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import type { signInSheetsSchemas } from './sign-in-sheets.schemas.ts';

const levels = ['superAdmin', 'groupingAdmin', 'virtualGroupAdmin'] as const;

/** Returns the sign-in sheet of a session as a PDF: a line for each delegate, and empty lines for other people. */
export const getSignInSheet = endpoint<typeof signInSheetsSchemas.getSignInSheet>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/sign-in-sheet',
  levels,
  permission: 'virtualGroups.signInSheets',
  kind: 'file',
});

/** Lists the signed sheets of all sessions of a course. */
export const listSignedSheets = endpoint<typeof signInSheetsSchemas.listSignedSheets>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/evidence',
  levels,
  permission: 'virtualGroups.signInSheets',
});

export const getSignedSheet = endpoint<typeof signInSheetsSchemas.getSignedSheet>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/evidence/:evidenceId',
  levels,
  permission: 'virtualGroups.signInSheets',
  kind: 'file',
});

/** Adds a photo or a PDF of the signed sheet of a session, from the opening of its register to 30 days after the end. */
export const addSignedSheet = endpoint<typeof signInSheetsSchemas.addSignedSheet>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/evidence',
  levels,
  permission: 'virtualGroups.register',
  kind: 'upload',
  bodyBytes: limits.evidenceBytes,
});

/** Puts another file in the place of this one. Refused after the course was closed, like removing. */
export const replaceSignedSheet = endpoint<typeof signInSheetsSchemas.replaceSignedSheet>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/evidence/:evidenceId',
  levels,
  permission: 'virtualGroups.register',
  kind: 'upload',
  bodyBytes: limits.evidenceBytes,
});

export const removeSignedSheet = endpoint<typeof signInSheetsSchemas.removeSignedSheet>({
  method: 'DELETE',
  path: 'virtual-groups/:virtualGroupId/evidence/:evidenceId',
  levels,
  permission: 'virtualGroups.register',
});
