import type { DayOrder } from '@doselore/contract/bookings';
import type { BookingData } from '../confirming/booking.repository.ts';

/** Start of the first session, and of two sessions on one day their order and the start of the other one. */
export type BookedStart = { startsAt: Date; pair: { order: DayOrder; secondStart: Date } | null };

/** Returns a booking with the starts that are about to be booked. */
export function withStarts(booking: BookingData, { startsAt, pair }: BookedStart): BookingData {
  const { day } = booking;
  if (day === null || pair === null) return booking;
  const [ofFirst, ofSecond] = pair.order === 'ab' ? [startsAt, pair.secondStart] : [pair.secondStart, startsAt];
  return { ...booking, day: { ...day, starts_at: ofFirst, second: { ...day.second, starts_at: ofSecond } } };
}

/** Returns the order and the second start of a booked day. Null for a request of one session, and while nothing is booked. */
export function pairOf({ day }: BookingData): BookedStart['pair'] {
  const [first, second] = [day?.starts_at ?? null, day?.second.starts_at ?? null];
  if (first === null || second === null) return null;
  return first < second ? { order: 'ab', secondStart: second } : { order: 'ba', secondStart: first };
}

/** Returns the windows of one start alone, for the comparison of trainers. */
export function onlyStart({ startsAt, pair }: BookedStart) {
  const only = (at: Date) => ({ start: at.getTime(), end: at.getTime() });
  return pair === null ? only(startsAt) : { first: only(startsAt), second: only(pair.secondStart) };
}
