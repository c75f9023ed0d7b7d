import { z } from 'zod';
import { day, id, moment } from '../../common.schemas.ts';
import { assessmentStates } from '../course-assessments/assessing.rules.ts';
import { attendances, delegateResponses, joiningStates } from './sessions.rules.ts';

/**
 * State of joining the meeting of a session, with the time from which a person may join. `is_ready` is false without a
 * link.
 */
export const joining = z.object({
  session_id: z.number().int(),
  state: z.enum(joiningStates),
  from: moment,
  is_ready: z.boolean(),
});
export type Joining = z.output<typeof joining>;

/**
 * Session that is under way or comes next, null when all are over, and the number of days that have sessions. Lists show
 * them, because a course of several days has no session from its first start to its last end.
 */
export const courseDaysShown = {
  next_session: z.object({ training_start: moment, training_end: moment }).nullable(),
  days: z.number().int(),
};

/** Dated, trainer-led run behind a card. Its times are wall clock in the United Kingdom, written as UTC. */
export const courseSession = z.object({
  training_start: moment,
  training_end: moment,
  ...courseDaysShown,
  /** Start and end of each session, in their order. */
  sessions: z.array(z.object({ training_start: moment, training_end: moment })),
  place: z.string().nullable(),
  /** Postal address of the venue, for a map. Null without a venue, and online. */
  address: z.string().nullable(),
  what_to_bring: z.string().nullable(),
  trainer: z.string().nullable(),
  is_over: z.boolean(),
  /** True once the trainer has closed the course, which gives the certificates. */
  is_closed: z.boolean(),
  /** Answer to the invitation, and until when the delegate may decline. Null after the start or a mark of attendance. */
  answer: z
    .object({ response: z.enum(delegateResponses), declines_until: moment, may_decline: z.boolean() })
    .nullable(),
  /** True when the person has a licence from which the course can give a certificate. */
  is_licensed: z.boolean(),
  /** Attendance in the register. Null until the register has been taken. */
  attendance: z.enum(attendances).nullable(),
  /**
   * Result of the assessment after the course, and its last day. Null for a course without an assessment.
   * `online_course_id` is the online course that the person can take now for the assessment.
   */
  assessment: z.object({ state: z.enum(assessmentStates), deadline: day, online_course_id: id.nullable() }).nullable(),
  /** Feedback is open to people who attended, once, for 60 days. */
  feedback: z.enum(['closed', 'open', 'given']),
  /**
   * The meeting of the session that is under way or comes next. Null for a course that is not online. The answer never
   * has its link: joining returns it.
   */
  joining: joining.nullable(),
});
export type CourseSession = z.output<typeof courseSession>;
