import { z } from 'zod';
import { moment } from '../../common.schemas.ts';
import { attendances, delegateResponses } from './sessions.rules.ts';

/** Dated, trainer-led run behind a card. Its times are wall clock in the United Kingdom, written as UTC. */
export const courseSession = z.object({
  training_start: moment,
  training_end: moment,
  place: z.string().nullable(),
  /** Postal address of the venue, for a map. Null without a venue, and online. */
  address: z.string().nullable(),
  what_to_bring: z.string().nullable(),
  trainer: z.string().nullable(),
  is_over: z.boolean(),
  /** Answer to the invitation, and until when the delegate may decline. Null after the start or a mark of attendance. */
  answer: z
    .object({ response: z.enum(delegateResponses), declines_until: moment, may_decline: z.boolean() })
    .nullable(),
  /** Attendance in the register. Null until the register has been taken. */
  attendance: z.enum(attendances).nullable(),
  /** Feedback is open to people who attended, once. */
  feedback: z.enum(['closed', 'open', 'given']),
  /** Null for a session that is not online. The server sends the link only while it may be used. */
  joining: z.object({ state: z.enum(['early', 'open', 'over']), from: moment, url: z.string().nullable() }).nullable(),
});
export type CourseSession = z.output<typeof courseSession>;
