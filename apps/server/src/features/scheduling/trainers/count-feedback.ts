import type { Clock } from '../../../platform/clock/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { DailyJob } from '../../../platform/jobs/index.ts';
import { lockTrainerOf, saveFigures } from './figures.repository.ts';

/** Daily job that counts the feedback of all trainers, so that old feedback drops out. */
export function countingFeedback(clock: Clock): DailyJob {
  return { name: 'count-trainer-feedback', run: (tx) => saveFigures(tx, { at: clock.now() }) };
}

/**
 * Counts the feedback of the trainer of a course, after new feedback in the same transaction. Holds the trainer until
 * commit, so that of two people who answer at once each is counted.
 */
export async function recountFeedback(tx: Tx, { virtualGroupId, at }: { virtualGroupId: number; at: Date }) {
  const trainerUserId = await lockTrainerOf(tx, virtualGroupId);
  if (trainerUserId !== undefined) await saveFigures(tx, { at, trainerUserId });
}
