import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import { day, done, id, requiredText } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { ruleMessages } from '../../messages.ts';
import { answerFields } from '../../record-fields.schemas.ts';
import { externalCourseFields } from './catalogue.fields.ts';
import { evidenceTypes, externalStates } from './external-courses.rules.ts';

const reference = z.string().trim().max(limits.name, ruleMessages.maxText(limits.name)).default('');

/** Fields of an entry. Title and provider are used only for a course outside the catalogue. */
export const externalChangeFields = {
  external_course_id: id.nullable(),
  title: requiredText(limits.title),
  provider: requiredText(limits.title),
  completed_on: day,
  months: z.coerce.number().int().min(0).max(limits.certificateMonthsMax),
  reference,
};
const externalChanges = commandSchema(externalChangeFields);

/** Facts of an external course on its card. */
export const externalFacts = z.object({
  state: z.enum(externalStates),
  provider: z.string(),
  completed_on: day,
  expires_on: day.nullable(),
  reference: z.string(),
  has_evidence: z.boolean(),
});
export type ExternalFacts = z.output<typeof externalFacts>;

export type ExternalChanges = z.output<typeof externalChanges>;

/** A new entry. `replaces_id` is a decided entry of the same person that the new one corrects. */
export const newEntryFields = { ...externalChangeFields, replaces_id: id.nullable().default(null) };

export const externalEntry = externalFacts.extend({
  id: z.number().int(),
  external_course_id: z.number().int().nullable(),
  title: z.string(),
  months: z.number().int(),
  /** True when a newer entry corrects this entry. A replaced entry gets no verdict and counts for nothing. */
  is_replaced: z.boolean(),
  /** Reason of a rejection, otherwise empty. */
  state_note: z.string(),
  /** Organisations that have decided, with their verdicts. */
  verdicts: z.array(
    z.object({ group: z.string(), verdict: z.enum(['verified', 'rejected']), note: z.string(), decided_on: day }),
  ),
  evidence: z.object({ name: z.string(), type: z.enum(evidenceTypes), bytes: z.number().int() }).nullable(),
});
export type ExternalEntry = z.output<typeof externalEntry>;

const entry = z.strictObject({ externalCourseUserId: id });

export const externalCoursesSchemas = {
  listExternalCourses: {
    response: z.array(z.object({ id: z.number().int(), ...answerFields(externalCourseFields) })),
  },
  getExternalEntry: { params: entry, response: externalEntry },
  addExternalEntry: { body: commandSchema(newEntryFields), response: z.object({ id: z.number().int() }) },
  changeExternalEntry: { params: entry, body: externalChanges, response: done },
  addEvidence: { params: entry, response: done },
  getEvidence: { params: entry, response: z.any() },
  deleteExternalEntry: { params: entry, response: done },
};
