import { z } from 'zod';
import { day, id, limits, requiredText } from '../../common.ts';
import { ruleMessages } from '../../messages.ts';

export const externalStates = ['unverified', 'verified', 'rejected'] as const;
export type ExternalState = (typeof externalStates)[number];

export const evidenceTypes = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;
export type EvidenceType = (typeof evidenceTypes)[number];

const reference = z.string().trim().max(limits.name, ruleMessages.maxText(limits.name)).default('');

/** Title and provider count where the course is not one of the catalogue. */
export const externalChanges = z.strictObject({
  external_course_id: id.nullable(),
  title: requiredText(limits.title),
  provider: requiredText(limits.title),
  completed_on: day,
  months: z.coerce.number().int().min(0).max(limits.certificateMonthsMax),
  reference,
});

/** What a card says of it. */
export const externalFacts = z.object({
  state: z.enum(externalStates),
  provider: z.string(),
  completed_on: day,
  expires_on: day.nullable(),
  reference: z.string(),
  has_evidence: z.boolean(),
});
export type ExternalFacts = z.output<typeof externalFacts>;

export const externalEntry = externalFacts.extend({
  id: z.number().int(),
  external_course_id: z.number().int().nullable(),
  title: z.string(),
  months: z.number().int(),
  /** Why it was rejected; empty otherwise. */
  state_note: z.string(),
  evidence: z.object({ name: z.string(), type: z.enum(evidenceTypes), bytes: z.number().int() }).nullable(),
});
export type ExternalEntry = z.output<typeof externalEntry>;
