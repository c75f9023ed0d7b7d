import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import { day, id, requiredText } from '../../common.schemas.ts';
import { sentFields } from '../../record-fields.schemas.ts';
import { professionFields } from '../users/people.fields.ts';
import { workFacts, workHistoryReasonMax } from './work-history.rules.ts';

const inMember = z.strictObject({ groupId: id, userId: id });

const workHistorySpan = z.object({
  id: z.number().int(),
  what: z.enum(workFacts),
  service: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** Job role or registration number. Null for the other facts. */
  value: z.string().nullable(),
  from_on: day,
  /** First day on which it was no longer so. Null while it is. */
  until_on: day.nullable(),
  /** Worked out from older records, which may be incomplete. */
  is_backfilled: z.boolean(),
  /** Reason for the last correction. */
  reason: z.string().nullable(),
});
export type WorkHistorySpan = z.output<typeof workHistorySpan>;

const workHistory = z.object({
  /** First day of which the records of this organisation say for certain who worked where. */
  since: day,
  /** The person's job role here where it differs from their own. */
  job_role_here: z.string().nullable(),
  own_job_role: z.string().nullable(),
  /** False for a person who has left: their days stay as they are. */
  may_correct: z.boolean(),
  spans: z.array(workHistorySpan),
});
export type WorkHistory = z.output<typeof workHistory>;

const correction = commandSchema({
  what: z.enum(workFacts),
  /** Id of the open span that the form showed. Null for a job role of which none is known. */
  seen: id.nullable(),
  from_on: day,
  reason: requiredText(workHistoryReasonMax),
  /** Job role here from that day on; null for the person's own. Only for `what` "role". */
  job_role: sentFields(professionFields).job_role.optional(),
});

export const workHistorySchemas = {
  getWorkHistory: { params: inMember, response: workHistory },
  correctWorkHistory: { params: inMember, body: correction, response: workHistory },
};
