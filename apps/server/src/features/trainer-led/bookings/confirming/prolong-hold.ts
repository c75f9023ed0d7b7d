import { pairOf } from '../two-in-one/booked-day.ts';
import { findHoldEnd } from './booking.repository.ts';
import { endOfHold, holdStart, judgeStart } from './compare-start.ts';
import { endConfirmation } from './confirmations.repository.ts';
import type { StartStep } from './confirming-step.ts';
import { passOn } from './pass-on.ts';

/**
 * Lets the hold of an open question last as long as its deadline, which has moved. Where somebody has taken the time
 * meanwhile, the next trainer is asked.
 */
export async function prolongHold(step: StartStep): Promise<void> {
  const { tx, at, booking, confirmation } = step;
  const { interest_id: interestId, starts_at: startsAt, trainer_user_id: trainerUserId, due_at: dueAt } = confirmation;
  const end = await findHoldEnd(tx, { interestId, at });
  if (end !== undefined && end >= endOfHold(dueAt)) return;
  const start = { booking, interestId, startsAt, pair: pairOf(booking), at };
  const choice = await judgeStart(tx, start, [trainerUserId]);
  const { conflict_reason: reason, conflict_by: by } = confirmation;
  const override = reason !== null && by !== null ? { reason, by } : null;
  const conflicts = [...choice.options.flatMap((one) => one.conflicts), ...choice.placeConflicts];
  const stands = conflicts.some((one) => override === null || !one.can_be_ignored);
  if (stands || choice.options.length === 0) {
    await endConfirmation(tx, { id: confirmation.id, state: 'superseded', at, by: null, manual: undefined });
    await passOn(step);
    return;
  }
  await holdStart(tx, { ...start, wish: choice.wish, trainerUserId, dueAt, override });
}
