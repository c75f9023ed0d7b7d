import { z } from 'zod';
import { limits } from '../../limits.ts';
import { commitLimits } from './learning.rules.ts';

const text = (max: number) => z.string().max(max);

/**
 * One interaction from the run-time. `index` is its place in the attempt's journal. An absent field was not set since
 * the launch.
 */
export const interaction = z.strictObject({
  index: z.number().int().min(0).max(9_999),
  id: text(255).optional(),
  type: text(20).optional(),
  time: text(20).optional(),
  weighting: text(32).optional(),
  student_response: text(4_096).optional(),
  result: text(32).optional(),
  latency: text(20).optional(),
  objectives: z.array(text(255)).max(200).default([]),
  correct_responses: z.array(text(4_096)).max(200).default([]),
});

const lessonStatus = z.enum(['passed', 'completed', 'failed', 'incomplete', 'browsed', 'not attempted']);
const ownStatus = z.enum(['passed', 'completed', 'failed', 'incomplete', 'browsed', '']);
const exitValue = z.enum(['time-out', 'suspend', 'logout', '']);

const objective = z.strictObject({
  index: z.number().int().min(0).max(999),
  id: text(255),
  status: lessonStatus.or(z.literal('')),
  raw_score: text(32),
  min_score: text(32),
  max_score: text(32),
});

/** Changes in one session of a launch. Values replace the stored ones. Names as in the record of the specification. */
export const attemptDelta = z.strictObject({
  session: z.number().int().min(1).max(1_000),
  lesson_status: lessonStatus.optional(),
  own_status: ownStatus.optional(),
  lesson_location: text(1_000).optional(),
  suspend_data: text(limits.suspendData).optional(),
  raw_score: text(32).optional(),
  min_score: text(32).optional(),
  max_score: text(32).optional(),
  exit_value: exitValue.optional(),
  session_time: text(20).optional(),
  comments: text(4_096).optional(),
  preferences: z.strictObject({ audio: text(255), language: text(255), speed: text(255), text: text(255) }).optional(),
  objectives: z.array(objective).max(1_000).optional(),
  interactions: z.array(interaction).max(commitLimits.interactions).default([]),
});
export type AttemptDelta = z.output<typeof attemptDelta>;

export const attemptDeltas = z
  .array(attemptDelta)
  .max(commitLimits.deltas)
  .refine(
    (deltas) => deltas.reduce((sum, delta) => sum + delta.interactions.length, 0) <= commitLimits.interactions,
    `At most ${commitLimits.interactions} interactions are allowed in one commit`,
  );

/**
 * Body of a commit on the content host. It carries everything that is not yet acknowledged, oldest first, so that it
 * replaces earlier commits. `seq` counts up from 1 within a launch, and each number is applied at most once.
 */
export const attemptCommit = z.strictObject({
  token: text(200),
  seq: z.number().int().min(1).max(1_000_000),
  deltas: attemptDeltas,
  /** True when the SCO has called LMSFinish or the learner is leaving. The server then settles the attempt. */
  finished: z.boolean(),
});
export type AttemptCommit = z.output<typeof attemptCommit>;

/**
 * Reason why an open course cannot continue: its licence was taken back, or the learner is no longer a member. Later
 * commits are stored, but complete nothing.
 */
export const withdrawal = z.enum(['licence', 'membership']);
export type Withdrawal = z.output<typeof withdrawal>;
