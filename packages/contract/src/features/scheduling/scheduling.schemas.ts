import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import { id, inVirtualGroup } from '../../common.schemas.ts';
import { sessionsField } from '../course-planning/planning.schemas.ts';
import { conflictCodes, scoreParts, verdicts } from './scheduling.rules.ts';

export const conflict = z.object({
  code: z.enum(conflictCodes),
  /** One sentence, with the day when the course has several sessions. */
  text: z.string(),
  can_be_ignored: z.boolean(),
});
export type Conflict = z.output<typeof conflict>;

/** One part of a score: points of the most that it can bring, both from 0 to 100, and why. */
const part = z.object({ part: z.enum(scoreParts), points: z.number(), most: z.number(), text: z.string() });
export type ScoredPart = z.output<typeof part>;

/** A trainer for the sessions that were sent. The score is the lowest of the sessions. */
export const candidate = z.object({
  id: z.number().int(),
  name: z.string(),
  /** True while the invitation to the account is not accepted. */
  is_invited: z.boolean(),
  verdict: z.enum(verdicts),
  conflicts: z.array(conflict),
  /** 0 to 100. */
  score: z.number(),
  parts: z.array(part),
});
export type Candidate = z.output<typeof candidate>;

const checked = z.object({
  /** The best first; then those with conflicts, then those who cannot take the course. */
  trainers: z.array(candidate),
  /** Conflicts of the venue, whoever leads the course. */
  venue_conflicts: z.array(conflict),
  /** Conflicts of the meeting account, whoever leads the course. */
  account_conflicts: z.array(conflict),
});
export type CheckedSchedule = z.output<typeof checked>;

export const schedulingSchemas = {
  checkSchedule: {
    params: inVirtualGroup,
    body: commandSchema({
      sessions: sessionsField,
      venueId: id.nullable(),
      video_account_id: id.nullable().default(null),
    }),
    response: checked,
  },
};
