import { z } from 'zod';
import { day, id, idempotencyKey, inGroup, inPlace, inSubgroup, inVirtualGroup } from '../../common.schemas.ts';
import { issueSources } from '../ledger/ledger.rules.ts';
import { keyFields, keyShown } from '../ledger/ledger-keys.schemas.ts';
import { memberLicence } from '../licences/licences.schemas.ts';
import { bundleMax } from '../linked-courses/linked-courses.rules.ts';
import { bulkIssueMax, issueVerdicts } from './licence-issue.rules.ts';

const people = z.array(id).min(1, 'Select at least one').max(bulkIssueMax);

const issueFields = { ...keyFields, userIds: people };
/**
 * Products of the bundle to issue with it, from the same source: to each person who gets the first product and has no
 * unfinished licence for the other. All licences are issued or none.
 */
const bundled = z
  .array(z.strictObject(keyFields))
  .max(bundleMax - 1)
  .default([]);

const previewBody = z.strictObject(issueFields);
/**
 * Body of an issue. `all` issues to everybody or nobody. `eligible` issues to those who can have a licence, but to
 * nobody when seats are missing.
 */
const issueBody = z.strictObject({
  ...issueFields,
  mode: z.enum(['all', 'eligible']).default('all'),
  bundled,
  idempotencyKey,
});

/** Warnings before a licence is issued, from the links of the product and from the name of the person. */
const hints = {
  /** Certificate of another product that counts for this one. `until` is null when it never expires. */
  covered_by: z.object({ title: z.string(), until: day.nullable() }).nullable(),
  /** Products that the person has to finish before this one can be started. */
  finish_first: z.array(z.string()),
  /** Product of an unfinished licence that would count for this one. */
  live_other: z.string().nullable(),
  /** Characters of the name that a certificate cannot print. Empty when it prints them all. */
  unprintable: z.string(),
};
const issueHints = z.object(hints);
export type IssueHints = z.output<typeof issueHints>;

export const issuePreview = z.object({
  available: z.number().int(),
  /** People who would get a licence under `eligible`. */
  issuable: z.number().int(),
  /** Missing seats. 0 when the issue is possible. */
  short: z.number().int(),
  /** Course to make live, for a product that is a draft. Null when it is live. */
  draft_course_id: z.number().int().nullable(),
  people: z.array(
    z.object({
      /** Null for somebody who is not a member here. */
      name: z.string().nullable(),
      user_id: z.number().int(),
      verdict: z.enum(issueVerdicts),
      valid_until: day.nullable(),
      /** True when the person holds a live licence for the same product in another organisation. Only a warning. */
      is_live_elsewhere: z.boolean(),
      ...hints,
    }),
  ),
  /** Products that are offered together with this one. */
  bundle: z.array(
    z.object({
      ...keyShown,
      available: z.number().int(),
      /** Number of the selected people who would get this product too. */
      issuable: z.number().int(),
      short: z.number().int(),
    }),
  ),
});
export type IssuePreview = z.output<typeof issuePreview>;

const issueResult = z.object({
  issued: z.number().int(),
  left_out: z.number().int(),
  /** Seats left in the source. */
  available: z.number().int(),
  /** Licences issued for products of the bundle. Absent without any. */
  bundled: z.number().int().optional(),
});

export const issueOption = z.object({
  ...keyShown,
  source: z.enum(issueSources),
  available: z.number().int(),
  /** True when the person holds an unfinished licence for this product. */
  has_live_licence: z.boolean(),
  /** Last day of a valid certificate, if any. */
  valid_until: day.nullable(),
  /** Course to make live, for a product that is a draft. Null when it is live. */
  draft_course_id: z.number().int().nullable(),
  ...hints,
  /** Products that are offered together with this one. */
  bundle: z.array(z.object({ ...keyShown, available: z.number().int(), has_live_licence: z.boolean() })),
});

const options = z.object({
  member: z.object({ id: z.number().int(), name: z.string() }),
  options: z.array(issueOption),
});

export const licenceIssueSchemas = {
  listIssueOptions: { params: inPlace.extend({ userId: id }), response: options },
  issueLicence: {
    params: inGroup.extend({ userId: id }),
    body: z.strictObject({ ...keyFields, bundled, idempotencyKey }),
    response: memberLicence,
  },
  listPotOptions: { params: inSubgroup.extend({ userId: id }), response: options },
  listVirtualGroupOptions: { params: inVirtualGroup.extend({ userId: id }), response: options },
  previewPotIssue: { params: inPlace, body: previewBody, response: issuePreview },
  issueFromPot: { params: inPlace, body: issueBody, response: issueResult },
  previewPoolIssue: { params: inSubgroup, body: previewBody, response: issuePreview },
  issueFromPool: { params: inSubgroup, body: issueBody, response: issueResult },
  issueFromVirtualGroup: { params: inVirtualGroup, body: issueBody, response: issueResult },
};
