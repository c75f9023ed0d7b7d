import { AppError } from '@doselore/contract';
import type { Actor } from '../../../../platform/access/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { insertConfirmation } from '../confirming/confirmations.repository.ts';
import { notifyOfBooking, notifyOfQuestion } from '../confirming/notify-of-confirmation.ts';
import { deadlineAfter } from '../deadlines/deadline-after.ts';
import { findBookingSettings } from '../settings.repository.ts';
import { checkAhead } from './check-days.ts';
import { saveLocked } from './days.repository.ts';
import { type At, onDays } from './days-step.ts';
import { holdDays, overrideOfDays } from './hold-days.ts';
import { judgeDays } from './judge-days.ts';

type Asking = At & { body: { idempotencyKey: string } };

/**
 * Asks the trainer who is held to confirm all dates of a course at once, and moves the hold to the deadline of the question.
 * The organiser is notified. Throws 409 when nobody agreed the dates, or when one of them was taken after a hold ran out.
 */
export function askLockedTrainer(services: Services, actor: Actor, { body, ...address }: Asking): Promise<void> {
  const from = ['locked'] as const;
  const command = {
    ...address,
    command: 'ask',
    key: body.idempotencyKey,
    action: 'bookings.askTrainer',
    from,
  } as const;
  return onDays(services, actor, command, async ({ tx, at, booking }) => {
    const { id, agreed_with: agreedWith, locked_trainer_user_id: trainerUserId, dates } = booking;
    checkAhead(booking, at);
    const startsAt = dates[0]?.starts_at;
    if (trainerUserId === null || startsAt === undefined) throw new Error(`Course ${id} is held for nobody`);
    if (agreedWith === null)
      throw new AppError('conflict', 'Enter with whom the dates were agreed first. Unlock the trainer to change it.');
    const { confirmation_days: days } = await findBookingSettings(tx);
    const dueAt = deadlineAfter({ at, days, earliestStart: startsAt });
    const override = overrideOfDays(booking);
    const { trainers } = await judgeDays(tx, { booking, at }, trainerUserId);
    await holdDays(tx, { booking, at, trainerUserId, until: dueAt, override });
    const accountId = booking.video_account_id;
    await saveLocked(tx, { id, state: 'asked', trainerUserId, until: dueAt, accountId, override, at });
    const [trainer] = trainers;
    const scoreData = { start: startsAt.toISOString(), total: trainer?.score, parts: trainer?.parts };
    const question = { trainerUserId, startsAt, askedAt: at, dueAt, override, scoreData };
    await insertConfirmation(tx, { ...question, target: { multiDayId: id } });
    await notifyOfQuestion(services, tx, { booking, trainerUserId, startsAt, dueAt, at });
    await notifyOfBooking(services, tx, { booking, startsAt, dueAt, at });
    return { userId: trainerUserId };
  });
}
