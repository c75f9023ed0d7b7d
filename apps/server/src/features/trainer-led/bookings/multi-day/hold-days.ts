import type { Tx } from '../../../../platform/db/index.ts';
import { holdTimes } from '../../../scheduling/scheduling/holds/index.ts';
import type { Override } from '../../../scheduling/scheduling/index.ts';
import { endOfHold } from '../confirming/compare-start.ts';
import { endConfirmation } from '../confirming/confirmations.repository.ts';
import type { DaysStep } from '../confirming/confirming-step.ts';
import { notifyOfDecline } from '../confirming/notify-of-confirmation.ts';
import { saveDatesState } from './days-dates.repository.ts';
import { findDaysHoldEnd } from './holds.repository.ts';
import { conflictsOfDays, type Days, demandOfDays, heldDates } from './judge-days.ts';
import { returnToChoice } from './return-to-choice.ts';

type Holding = Days & { trainerUserId: number; until: Date; override: Override | null };

/**
 * Holds all dates of a locked course for a trainer, the venue and the account, until shortly after a deadline. Throws 409
 * when one of them cannot be held; then nothing is. Returns the detail of the audit event about conflicts that were ignored.
 */
export async function holdDays(
  tx: Tx,
  { trainerUserId, until, override, ...days }: Holding,
): ReturnType<typeof holdTimes> {
  const { booking } = days;
  const held = heldDates(booking);
  const expiresAt = endOfHold(until);
  const ignored = await holdTimes(tx, { demand: demandOfDays(days), held, trainerUserId, expiresAt, override });
  await saveDatesState(tx, { id: booking.id, state: 'held' });
  return ignored;
}

/** Returns why and by whom the dates of a course are held in spite of conflicts. */
export function overrideOfDays({ conflict_reason: reason, conflict_by: by }: Days['booking']): Override | null {
  return reason === null || by === null ? null : { reason, by };
}

/**
 * Lets the hold of an open question last as long as its deadline, which has moved. Where somebody has taken one of the dates
 * meanwhile, a site admin chooses another trainer.
 */
export async function prolongDays(step: DaysStep): Promise<void> {
  const { services, tx, at, booking, confirmation } = step;
  const { trainer_user_id: trainerUserId, due_at: until } = confirmation;
  const end = await findDaysHoldEnd(tx, { id: booking.id, at });
  if (end !== undefined && end >= endOfHold(until)) return;
  const override = overrideOfDays(booking);
  const stands = (await conflictsOfDays(step)).some((one) => override === null || !one.can_be_ignored);
  if (!stands) {
    await holdDays(tx, { booking, at, trainerUserId, until, override });
    return;
  }
  await endConfirmation(tx, { id: confirmation.id, state: 'superseded', at, by: null, manual: undefined });
  await returnToChoice(step);
  await notifyOfDecline(services, tx, { booking, confirmation, state: 'lapsed', reason: null, next: undefined, at });
}
