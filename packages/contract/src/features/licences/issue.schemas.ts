import { z } from 'zod';
import { day, id } from '../../common.schemas.ts';
import { bulkIssueMax, issueVerdicts } from './issue.rules.ts';
import { idempotencyKey, inGroup, inSubgroup, inVirtualGroup, keyFields } from './licence-keys.schemas.ts';
import { issueOption, memberLicence } from './licences.schemas.ts';

const people = z.array(id).min(1, 'Select at least one').max(bulkIssueMax);

const asked = { ...keyFields, userIds: people };
const previewBody = z.strictObject(asked);
/**
 * `all`: everybody or nobody. `eligible`: those who can have one; still nothing is issued when there are too few seats.
 */
const issueBody = z.strictObject({ ...asked, mode: z.enum(['all', 'eligible']).default('all'), idempotencyKey });

export const issuePreview = z.object({
  available: z.number().int(),
  /** How many would be issued to under `eligible`. */
  issuable: z.number().int(),
  /** Seats that are missing for that; 0 when it can be done. */
  short: z.number().int(),
  people: z.array(
    z.object({
      /** Null for somebody who is not a member here. */
      name: z.string().nullable(),
      user_id: z.number().int(),
      verdict: z.enum(issueVerdicts),
      valid_until: day.nullable(),
      /** Holds a live licence for the same product in another organisation: a warning only. */
      is_live_elsewhere: z.boolean(),
    }),
  ),
});
export type IssuePreview = z.output<typeof issuePreview>;

const issueResult = z.object({
  issued: z.number().int(),
  left_out: z.number().int(),
  /** What is left in the source. */
  available: z.number().int(),
});

const options = z.object({
  member: z.object({ id: z.number().int(), name: z.string() }),
  options: z.array(issueOption),
});

export const issueSchemas = {
  listIssueOptions: { params: inGroup.extend({ userId: id }), response: options },
  issueLicence: {
    params: inGroup.extend({ userId: id }),
    body: z.strictObject({ ...keyFields, idempotencyKey }),
    response: memberLicence,
  },
  listPoolOptions: { params: inSubgroup.extend({ userId: id }), response: options },
  listPotOptions: { params: inSubgroup.extend({ userId: id }), response: options },
  listVirtualGroupOptions: { params: inVirtualGroup.extend({ userId: id }), response: options },
  previewGroupIssue: { params: inGroup, body: previewBody, response: issuePreview },
  issueFromGroup: { params: inGroup, body: issueBody, response: issueResult },
  previewPotIssue: { params: inSubgroup, body: previewBody, response: issuePreview },
  issueFromPot: { params: inSubgroup, body: issueBody, response: issueResult },
  previewPoolIssue: { params: inSubgroup, body: previewBody, response: issuePreview },
  issueFromPool: { params: inSubgroup, body: issueBody, response: issueResult },
  issueFromVirtualGroup: { params: inVirtualGroup, body: issueBody, response: issueResult },
};
