import { AppError, type Body, fieldError, mayUnder } from '@doselore/contract';
import type { lockTrainer as lockEndpoint } from '@doselore/contract/bookings';
import type { Actor } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { type Override, overrideOf } from '../../../scheduling/scheduling/index.ts';
import { accountsFor } from '../confirming/accounts-for.ts';
import { checkPlaceKnown } from '../confirming/check-start.ts';
import { deadlineAfter } from '../deadlines/deadline-after.ts';
import { findBookingSettings } from '../settings.repository.ts';
import { checkAhead } from './check-days.ts';
import { type DaysData, saveFree, saveLocked } from './days.repository.ts';
import { type At, onDays, withdrawDays } from './days-step.ts';
import { holdDays } from './hold-days.ts';
import { type Days, judgeDays } from './judge-days.ts';
import { freeDates } from './return-to-choice.ts';

type Locking = At & { body: Body<typeof lockEndpoint> };

/**
 * Holds every date of a course for a trainer, the venue and the meeting account: all of them or none. Throws 409 with the
 * conflicts. The hold ends after some working days, unless the trainer is asked before.
 */
export async function lockTrainer(services: Services, actor: Actor, { body, ...address }: Locking): Promise<void> {
  const { trainerUserId, idempotencyKey: key } = body;
  const override = overrideOf(body, actor);
  if (override !== null && !mayUnder(actor.level, 'bookings.ignoreConflicts'))
    throw new AppError('forbidden', 'You cannot book in spite of conflicts.');
  const command = { ...address, command: `lock ${trainerUserId} for`, key, action: 'bookings.lock' } as const;
  await onDays(services, actor, { ...command, from: ['narrowed'] }, async ({ tx, at, booking: stored }) => {
    checkAhead(stored, at);
    checkPlaceKnown(stored);
    const booking = await judgeWithAccount(tx, { booking: stored, at }, { trainerUserId, override });
    const until = await endOfLock(tx, { booking, at });
    const ignored = await holdDays(tx, { booking, at, trainerUserId, until, override });
    await saveLocked(tx, {
      ...{ id: booking.id, state: 'locked', trainerUserId, until, accountId: booking.video_account_id, at },
      override: ignored === undefined ? null : override,
    });
    return { userId: trainerUserId, ...ignored?.detail };
  });
}

async function endOfLock(tx: Tx, { booking, at }: Days): Promise<Date> {
  const { hold_days } = await findBookingSettings(tx);
  return deadlineAfter({ at, days: hold_days, earliestStart: booking.dates[0]?.starts_at ?? at });
}

/** Locks what a trainer would need, with the first meeting account that is free on all dates where none is chosen. */
async function judgeWithAccount(
  tx: Tx,
  { booking, at }: Days,
  { trainerUserId, override }: { trainerUserId: number; override: Override | null },
): Promise<DaysData> {
  const { accounts, isOpen } = await accountsFor(tx, booking);
  let refusals: string[] = [];
  for (const accountId of accounts) {
    const tried = { ...booking, video_account_id: accountId };
    const { trainers, placeConflicts } = await judgeDays(tx, { booking: tried, at }, trainerUserId);
    if (trainers.length === 0) throw fieldError('trainerUserId', 'Choose a trainer');
    const conflicts = placeConflicts.flat();
    if (conflicts.length === 0 || (override !== null && !isOpen)) return tried;
    refusals = conflicts.map(({ text }) => text);
  }
  throw new AppError('conflict', `${[...new Set(refusals)].join('. ')}. Nothing was changed.`);
}

type Unlocking = At & { body: { idempotencyKey: string } };

/** Gives back what is held for a trainer, and withdraws an open question. The trainer can be chosen again. */
export function unlockTrainer(services: Services, actor: Actor, { body, ...address }: Unlocking): Promise<void> {
  const from = ['locked', 'asked'] as const;
  const command = { ...address, command: 'unlock', key: body.idempotencyKey, action: 'bookings.unlock', from } as const;
  return onDays(services, actor, command, async ({ tx, at, booking }) => {
    await withdrawDays(services, tx, { booking, at, outcome: 'changed' });
    await freeDates(tx, booking);
    await saveFree(tx, { id: booking.id, state: 'narrowed', at });
    return { userId: booking.locked_trainer_user_id ?? 0 };
  });
}
