import { AppError } from '@doselore/contract';
import type { DayOrder } from '@doselore/contract/bookings';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Ignored } from '../claims/claim-for.ts';
import { insertClaims } from '../claims/claims.repository.ts';
import { ignoredIn, refuseConflicts } from '../claims/evaluate-trainers.ts';
import type { Override } from '../claims/override.ts';
import { comparePairs, type PairWish } from '../compare-pairs.ts';
import type { Span } from '../evaluation/facts.ts';
import { findAccount } from '../facts/account.repository.ts';
import { deleteHolds } from './holds.repository.ts';

export type HoldingPair = Pick<PairWish, 'halves' | 'gapMinutes'> & {
  /** Request that leads both sessions, and the date on which they are. */
  projectRequestId: number;
  timesOfInterestId: number;
  order: DayOrder;
  /** Sessions of `a` and `b`. */
  sessions: readonly [Span, Span];
  trainerUserId: number;
  /** Moment at which both holds expire. */
  expiresAt: Date;
  override: Override | null;
  at: Date;
};

/**
 * Holds both sessions of a day for a trainer, their venues and their exclusive meeting accounts, all or none of them, in place
 * of what the booking held before. Asks the rules of scheduling about both together, and throws 409 with the conflicts when they
 * refuse. The caller has locked the booking, and with `lockTimes` what is held.
 */
export async function holdPair(
  tx: Tx,
  { sessions, order, trainerUserId, override, at, ...held }: HoldingPair,
): Promise<Ignored> {
  const { halves, gapMinutes, projectRequestId, timesOfInterestId, expiresAt } = held;
  await deleteHolds(tx, { projectRequestId });
  const [first, second] = order === 'ab' ? sessions : [sessions[1], sessions[0]];
  const windows = [{ first: onlyAt(first), second: onlyAt(second) }];
  const wish = { halves, gapMinutes, orders: [order], windows, trainerIds: [trainerUserId] };
  const [choice] = await comparePairs(tx, wish);
  const option = choice?.options[0];
  if (choice === undefined || option === undefined)
    throw new AppError('conflict', 'This trainer no longer exists. Choose another one.');
  const { placeConflicts } = choice;
  refuseConflicts({ trainers: [option], ofOthers: placeConflicts, mayIgnore: override !== null });
  for (const [nth, half] of (['a', 'b'] as const).entries()) {
    const session = sessions[nth === 0 ? 0 : 1];
    const source = { held: [{ session, timesOfInterestId, half }], expiresAt };
    const { venueId, video_account_id: accountId, isVirtual } = halves[nth === 0 ? 0 : 1].demand;
    const claim = { source, at };
    const [ofTrainer, ofPlace] = [option.conflicts, placeConflicts].map((all) => (all.length === 0 ? null : override));
    await insertClaims(tx, {
      ...claim,
      subject: { column: 'trainer_user_id', id: trainerUserId },
      override: ofTrainer ?? null,
    });
    if (venueId !== null && !isVirtual)
      await insertClaims(tx, { ...claim, subject: { column: 'venue_id', id: venueId }, override: ofPlace ?? null });
    if (accountId !== null && isVirtual && (await findAccount(tx, accountId))?.is_exclusive === true)
      await insertClaims(tx, {
        ...claim,
        subject: { column: 'video_account_id', id: accountId },
        override: ofPlace ?? null,
      });
  }
  return ignoredIn([...option.conflicts, ...placeConflicts]);
}

const onlyAt = ({ start }: Span): Span => ({ start, end: start });
