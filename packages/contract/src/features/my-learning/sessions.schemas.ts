import { z } from 'zod';
import { moment } from '../../common.schemas.ts';
import { attendances } from './sessions.rules.ts';

/** The dated, trainer-led run behind a card. Its times are the wall clock in the United Kingdom, written as UTC. */
export const courseSession = z.object({
  training_start: moment,
  training_end: moment,
  place: z.string().nullable(),
  trainer: z.string().nullable(),
  is_over: z.boolean(),
  /** What the register says; null until it has been taken. */
  attendance: z.enum(attendances).nullable(),
  /** Open to those who attended, once. */
  feedback: z.enum(['closed', 'open', 'given']),
  /** Null for a session that is not held online. The link itself leaves the server only while it may be used. */
  joining: z.object({ state: z.enum(['early', 'open', 'over']), from: moment, url: z.string().nullable() }).nullable(),
});
export type CourseSession = z.output<typeof courseSession>;
