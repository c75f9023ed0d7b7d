import { bookingLimits } from '@doselore/contract/bookings';
import type { ProjectRequestId } from '../../../../platform/access/index.ts';
import { minutes } from '../../../../platform/clock/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { surveyWindows } from '../../../scheduling/scheduling/index.ts';
import { demandOf } from '../choosing/choose-trainers.ts';
import { findWish } from '../choosing/wish.repository.ts';
import { type BookingData, getBooking, listAccounts } from '../confirming/booking.repository.ts';
import { isPlaceKnown, problemOfStart } from '../confirming/check-start.ts';
import { listOfferedDates, type OfferedDate } from './offer.repository.ts';

/** A date of a request with the starts, in milliseconds on the wall clock, that can be booked now. */
export type Offered = { interestId: number; day: string; starts: number[] };

type Candidate = { date: OfferedDate; start: number };

/**
 * Returns the dates and starts of a request that its organiser can book now: a trainer whose yes counts is free by the rules
 * that booking asks, and so are the venue and a meeting account.
 */
export async function findOffer(db: Queries, { id, at }: { id: ProjectRequestId; at: Date }): Promise<Offered[]> {
  const wish = await findWish(db, id);
  if (wish === undefined) return [];
  const booking = await getBooking(db, id);
  if (!isPlaceKnown(booking)) return [];
  const dates = await listOfferedDates(db, id);
  const candidates = dates.flatMap((date) => startsOf(date, at).map((start) => ({ date, start })));
  const trainerIds = [...new Set(dates.flatMap((date) => date.trainer_ids))];
  const free = new Set<Candidate>();
  for (const accountId of await accountsOf(db, booking)) {
    const left = candidates.filter((one) => !free.has(one));
    const demand = { ...demandOf(wish, at), video_account_id: accountId };
    const windows = left.map(({ start }) => ({ start, end: start }));
    const surveys = await surveyWindows(db, { demand, minutes: wish.minutes, windows, trainerIds });
    for (const [nth, one] of left.entries())
      if (surveys[nth]?.possible.some((trainer) => one.date.trainer_ids.includes(trainer.id))) free.add(one);
  }
  return [
    ...Map.groupBy(
      candidates.filter((one) => free.has(one)),
      ({ date }) => date,
    ),
  ].map(([date, all]) => ({
    ...{ interestId: date.id, day: date.window_start.toISOString().slice(0, 10) },
    starts: all.map(({ start }) => start),
  }));
}

/** Lists the starts of a date that nothing but its trainers and its place could prevent. */
function startsOf(date: OfferedDate, at: Date): number[] {
  const starts: number[] = [];
  const step = minutes(bookingLimits.grid);
  for (let start = date.window_start.getTime(); start <= date.window_end.getTime(); start += step)
    if (problemOfStart(new Date(start), date, at) === undefined) starts.push(start);
  return starts;
}

/** Meeting accounts that booking tries, one after the other. A request that names one, or none at all, has one entry. */
async function accountsOf(db: Queries, booking: BookingData): Promise<(number | null)[]> {
  const isOpen = booking.deliverable_id === 3 && booking.video_account_id === null && booking.meeting_url === null;
  return isOpen ? listAccounts(db) : [booking.video_account_id];
}
