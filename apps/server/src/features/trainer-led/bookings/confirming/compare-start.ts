import { minutes as minutesOf } from '../../../../platform/clock/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';
import { holdTimes } from '../../../scheduling/scheduling/holds/index.ts';
import { lockTimes, type Override } from '../../../scheduling/scheduling/index.ts';
import { compareWish, demandOfFirst, halvesOf, type WindowChoice } from '../choosing/compare-wish.ts';
import { findWish, type WishData } from '../choosing/wish.repository.ts';
import { type BookedStart, onlyStart } from '../two-in-one/booked-day.ts';
import type { BookingData } from './booking.repository.ts';

/** Minutes that a hold outlasts the deadline of its question, so that the lapse acts first. */
const holdOutlasts = 15;

/** Returns when the hold of a question with this deadline expires. */
export const endOfHold = (dueAt: Date): Date => new Date(dueAt.getTime() + minutesOf(holdOutlasts));

export type Start = BookedStart & { booking: BookingData; interestId: number; at: Date };

type Choice = WindowChoice & { wish: WishData };

const accountsOf = ({ video_account_id, day }: BookingData) =>
  [video_account_id, day?.second.video_account_id ?? null] as const;

/** Locks these trainers, then the venues and the accounts of a request, and compares the trainers at one start. */
export async function judgeStart(tx: Tx, start: Start, trainerIds: readonly number[]): Promise<Choice> {
  const { venue_id: venueId, video_account_id, day } = start.booking;
  const beside =
    day === null ? undefined : { venueId: day.second.venue_id, video_account_id: day.second.video_account_id };
  await lockTimes(tx, { virtualGroupId: null, trainerIds, trainerUserId: null, venueId, video_account_id, beside });
  return compareStart(tx, start, trainerIds);
}

/** Compares these trainers at one start of a request, or at both starts of a day. */
export async function compareStart(db: Queries, start: Start, trainerIds: readonly number[]): Promise<Choice> {
  const { booking, pair, at } = start;
  const wish = await findWish(db, booking.id);
  if (wish === undefined) throw new Error(`Project request ${booking.id} was read before and is gone`);
  if ((wish.day === null) !== (pair === null)) throw new Error('Two sessions have two starts');
  const [choice] = await compareWish(db, {
    ...{ wish, windows: [onlyStart(start)], at, trainerIds, order: pair?.order, accounts: accountsOf(booking) },
  });
  if (choice === undefined) throw new Error('One window has one choice');
  return { ...choice, wish };
}

type Holding = Start & { wish: WishData; trainerUserId: number; dueAt: Date; override: Override | null };

/** Holds a start for a trainer until shortly after the deadline of the question: both sessions of a day. Returns as `holdTimes` does. */
export function holdStart(tx: Tx, held: Holding): ReturnType<typeof holdTimes> {
  const { booking, interestId, startsAt, pair, at, wish, trainerUserId, dueAt, override } = held;
  const asking = { wish, at, accounts: accountsOf(booking) };
  const until = { trainerUserId, expiresAt: endOfHold(dueAt), override };
  const session = (start: Date, minutes: number) => ({
    start: start.getTime(),
    end: start.getTime() + minutesOf(minutes),
  });
  const { day } = wish;
  if (day === null || pair === null)
    return holdTimes(tx, {
      ...{ demand: demandOfFirst(asking), ...until },
      held: [{ session: session(startsAt, booking.minutes), timesOfInterestId: interestId }],
    });
  const [ofFirst, ofSecond] = pair.order === 'ab' ? [startsAt, pair.secondStart] : [pair.secondStart, startsAt];
  return holdTimes(tx, {
    ...{ halves: halvesOf(asking), gapMinutes: day.gap_minutes, order: pair.order, at, ...until },
    ...{ projectRequestId: booking.id, timesOfInterestId: interestId },
    sessions: [session(ofFirst, wish.minutes), session(ofSecond, day.second.minutes)],
  });
}
