import { recordAudit } from '../../../../platform/audit/index.ts';
import { releaseHolds } from '../../../scheduling/scheduling/holds/index.ts';
import { pairOf } from '../two-in-one/booked-day.ts';
import { askTrainer } from './ask-trainer.ts';
import { hasOptions, listWilling, saveFallen, saveInterestState } from './booking.repository.ts';
import { judgeStart } from './compare-start.ts';
import { withdrawYes } from './confirmations.repository.ts';
import type { StartStep } from './confirming-step.ts';
import { notifyOfLostDate } from './notify-of-confirmation.ts';

/**
 * Gives back what an unconfirmed start holds, and asks the next best trainer who said yes and can take it. Without one the
 * date falls, and the request waits for another choice or other dates. Returns the name of the next trainer, or undefined.
 */
export async function passOn(step: StartStep): Promise<string | undefined> {
  const { services, tx, at, booking, confirmation } = step;
  const { interest_id: interestId, starts_at: startsAt, trainer_user_id: trainerUserId } = confirmation;
  await releaseHolds(tx, { projectRequestId: booking.id });
  await withdrawYes(tx, { interestId, trainerUserId });
  const trainerIds = (await listWilling(tx, interestId)).filter((id) => id !== trainerUserId);
  const start = { booking, interestId, startsAt, pair: pairOf(booking), at };
  const choice = await judgeStart(tx, start, trainerIds);
  const rank = choice.options.findIndex((one) => one.start !== null);
  const trainer = choice.options[rank];
  const about = { subject: `project request ${booking.id}`, groupId: booking.group_id } as const;
  if (trainer !== undefined && startsAt > new Date(at.getTime() + 3 * 3_600_000)) {
    const { wish } = choice;
    await askTrainer(services, tx, {
      ...start,
      wish,
      trainer,
      rank: rank + 1,
      candidates: trainerIds.length,
      override: null,
    });
    await recordAudit(tx, undefined, { action: 'bookings.askNext', ...about, detail: { userId: trainer.id } });
    return trainer.name;
  }
  await saveInterestState(tx, interestId, 'unavailable');
  const state = (await hasOptions(tx, booking.id)) ? 'options_ready' : 'seeking';
  await saveFallen(tx, { requestId: booking.id, state, at });
  await notifyOfLostDate(services, tx, { booking, startsAt, at });
  return undefined;
}
