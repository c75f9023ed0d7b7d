import { webAddresses } from '@doselore/contract';
import { namedTogether } from '@doselore/contract/bookings';
import { minutes } from '../../../../platform/clock/index.ts';
import type { BookingData } from '../confirming/booking.repository.ts';
import type { DaysData } from '../multi-day/days.repository.ts';
import type { WantedData } from './wanted.repository.ts';

/** What trainers confirm: a request with one start, or a course of several days. */
export type BookingUnit = BookingData | DaysData;

/** Returns the name of a booking in the audit trail. */
export const subjectOf = (booking: BookingUnit): `project request ${number}` | `multi day ${number}` =>
  booking.kind === 'days' ? `multi day ${booking.id}` : `project request ${booking.id}`;

/** Returns the page on which site admins manage a booking. */
export const pageOf = (booking: BookingUnit) =>
  booking.kind === 'days'
    ? webAddresses.bookingDays(booking.project_id, booking.id)
    : booking.day === null
      ? webAddresses.bookingRequest(booking.project_id, booking.id)
      : webAddresses.bookingTwoInOne(booking.project_id, booking.day.id);

/** Times on the wall clock, and what the session wants. Of two sessions on one day the second one is marked. */
export type Session = { start: Date; end: Date; place: string | null; wish: WantedData; half: 'a' | 'b' | null };

/**
 * Returns the sessions of a booking in their order: that of a start, the two of a day, or the dates of a course of several
 * days.
 */
export function sessionsOf(booking: BookingUnit, startsAt: Date): Session[] {
  if (booking.kind === 'days')
    return booking.dates.map((date) => ({
      ...{ start: date.starts_at, end: date.ends_at, place: date.place, wish: booking, half: null },
    }));
  const session = (start: Date, length: number) => ({ start, end: new Date(start.getTime() + minutes(length)) });
  const { day } = booking;
  if (day === null || day.starts_at === null || day.second.starts_at === null)
    return [{ ...session(startsAt, booking.minutes), place: null, wish: booking, half: null }];
  const { second } = day;
  const areApart = placeOf(booking) !== placeOf(second);
  const own = (wish: WantedData) => (areApart ? placeOf(wish) : null);
  const both: Session[] = [
    { ...session(day.starts_at, booking.minutes), place: own(booking), wish: booking, half: 'a' },
    { ...session(day.second.starts_at, second.minutes), place: own(second), wish: second, half: 'b' },
  ];
  return both.sort((a, b) => a.start.getTime() - b.start.getTime());
}

/** Returns the name of what is booked: its course, or both courses of a day. */
export const nameOf = (booking: BookingUnit): string =>
  namedTogether(booking.product, secondProductOf(booking)?.name ?? null);

/** Returns the second course of two sessions on one day. */
export function secondProductOf(booking: BookingUnit): { id: number; name: string } | null {
  const second = booking.kind === 'days' ? undefined : booking.day?.second;
  return second === undefined ? null : { id: second.product_id, name: second.product };
}

/** Returns the venue with its room, or the premises of the organisation. Null for a course online. */
export const placeOf = ({ venue, place, place_postcode }: WantedData): string | null =>
  [venue, place, place_postcode].filter((part) => part !== null).join(', ') || null;
