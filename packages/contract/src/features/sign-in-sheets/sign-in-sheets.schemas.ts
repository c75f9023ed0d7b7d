import { z } from 'zod';
import { done, id, inVirtualGroup, moment } from '../../common.schemas.ts';
import { evidenceTypes } from '../external-courses/external-courses.rules.ts';

/** Session of the course. Not needed for a course of one session. */
const ofSession = z.strictObject({ sessionId: id.optional() });
const inEvidence = inVirtualGroup.extend({ evidenceId: id });

/** Photo or scan of the signed sheet of a session. */
const signedSheet = z.object({
  id: z.number().int(),
  session_id: z.number().int(),
  type: z.enum(evidenceTypes),
  bytes: z.number().int(),
  uploaded_by: z.string(),
  uploaded_at: moment,
});
export type SignedSheet = z.output<typeof signedSheet>;

export const signInSheetsSchemas = {
  getSignInSheet: { params: inVirtualGroup, query: ofSession, response: z.any() },
  listSignedSheets: { params: inVirtualGroup, response: z.array(signedSheet) },
  getSignedSheet: { params: inEvidence, response: z.any() },
  addSignedSheet: { params: inVirtualGroup, query: ofSession, response: done },
  replaceSignedSheet: { params: inEvidence, response: done },
  removeSignedSheet: { params: inEvidence, response: done },
};
