import { bookingLimits, type DayOrder, ordersOf } from '@doselore/contract/bookings';
import type { ProjectRequestId } from '../../../../platform/access/index.ts';
import { minutes } from '../../../../platform/clock/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { type Accounts, surveyWish } from '../choosing/compare-wish.ts';
import { findWish, type WishData } from '../choosing/wish.repository.ts';
import { type BookingData, getBooking, listAccounts } from '../confirming/booking.repository.ts';
import { arePlacesKnown, problemOfStart } from '../confirming/check-start.ts';
import type { WantedData } from '../wanted/wanted.repository.ts';
import { listOfferedDates, type OfferedDate } from './offer.repository.ts';

/** A start of the first session of a day in one order, and the earliest start of the second. Milliseconds on the wall clock. */
export type OfferedPair = { start: number; order: DayOrder; secondStart: number };

/**
 * A date of a request with the starts, in milliseconds on the wall clock, that can be booked now. Two sessions on one day have
 * pairs: one for each start of the first session and each order.
 */
export type Offered = { interestId: number; day: string; starts: number[]; pairs: OfferedPair[] };

type Candidate = { date: OfferedDate; start: number; order: DayOrder | undefined };
type Asking = {
  id: ProjectRequestId;
  at: Date /** One start alone, to find the second one that goes with it. */;
  only?: Only;
};
type Only = { interestId: number; start: number; order: DayOrder };

/**
 * Returns the dates and starts of a request that its organiser can book now: a trainer whose yes counts is free by the rules
 * that booking asks, and so are the venues and the meeting accounts.
 */
export async function findOffer(db: Queries, { id, at, only }: Asking): Promise<Offered[]> {
  const wish = await findWish(db, id);
  if (wish === undefined) return [];
  const booking = await getBooking(db, id);
  if (!arePlacesKnown(booking)) return [];
  const dates = await listOfferedDates(db, id);
  const candidates = dates.flatMap((date) => candidatesOf(wish, date, at)).filter((one) => isAmong(one, only));
  const trainerIds = [...new Set(dates.flatMap((date) => date.trainer_ids))];
  const found = new Map<Candidate, number | null>();
  for (const accounts of await accountsOf(db, booking)) {
    const left = candidates.filter((one) => !found.has(one));
    for (const order of new Set(left.map((one) => one.order))) {
      const ofOrder = left.filter((one) => one.order === order);
      const windows = ofOrder.map((one) => windowOf(wish, one));
      const surveys = await surveyWish(db, { wish, windows, at, trainerIds, order, accounts });
      for (const [nth, one] of ofOrder.entries()) {
        const willing = surveys[nth]?.possible.filter((trainer) => one.date.trainer_ids.includes(trainer.id)) ?? [];
        const seconds = willing.flatMap(({ pair }) => pair?.secondStart ?? []);
        if (willing.length > 0) found.set(one, seconds.length === 0 ? null : Math.min(...seconds));
      }
    }
  }
  const free = candidates.filter((one) => found.has(one));
  return [...Map.groupBy(free, ({ date }) => date)].map(([date, all]) => ({
    ...{ interestId: date.id, day: date.window_start.toISOString().slice(0, 10) },
    starts: [...new Set(all.map(({ start }) => start))],
    pairs: all.flatMap((one) => pairOf(one, found.get(one) ?? null)),
  }));
}

const isAmong = ({ date, start, order }: Candidate, only: Only | undefined): boolean =>
  only === undefined || (date.id === only.interestId && start === only.start && order === only.order);

const pairOf = ({ start, order }: Candidate, secondStart: number | null): OfferedPair[] =>
  order === undefined || secondStart === null ? [] : [{ start, order, secondStart }];

/** Lists the starts of a date that nothing but its trainers and its places could prevent, in each order of both sessions. */
function candidatesOf({ day }: WishData, date: OfferedDate, at: Date): Candidate[] {
  const orders = day === null ? [undefined] : ordersOf(day);
  const candidates: Candidate[] = [];
  const step = minutes(bookingLimits.grid);
  for (let start = date.window_start.getTime(); start <= date.window_end.getTime(); start += step)
    if (problemOfStart(new Date(start), date, at) === undefined)
      candidates.push(...orders.map((order) => ({ date, start, order })));
  return candidates;
}

function windowOf({ day }: WishData, { date, start }: Candidate) {
  const only = { start, end: start };
  return day === null ? only : { first: only, second: { start, end: date.window_end.getTime() } };
}

/** Meeting accounts that booking tries for each session, one after the other. Without a second session it has none. */
async function accountsOf(db: Queries, { day, ...booking }: BookingData): Promise<Accounts[]> {
  const [own, others] = [await accountsFor(db, booking), day === null ? [null] : await accountsFor(db, day.second)];
  return own.flatMap((id) => others.map((other) => [id, other] as const));
}

async function accountsFor(db: Queries, wish: WantedData): Promise<(number | null)[]> {
  const isOpen = wish.deliverable_id === 3 && wish.video_account_id === null && wish.meeting_url === null;
  return isOpen ? listAccounts(db) : [wish.video_account_id];
}
