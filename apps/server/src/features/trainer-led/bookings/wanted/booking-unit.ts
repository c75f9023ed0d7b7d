import { webAddresses } from '@doselore/contract';
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
    : webAddresses.bookingRequest(booking.project_id, booking.id);

/** Times on the wall clock. */
export type Session = { start: Date; end: Date; place: string | null };

/** Returns the sessions of a booking in their order: that of a start, or the dates of a course of several days. */
export const sessionsOf = (booking: BookingUnit, startsAt: Date): Session[] =>
  booking.kind === 'days'
    ? booking.dates.map((date) => ({ start: date.starts_at, end: date.ends_at, place: date.place }))
    : [{ start: startsAt, end: new Date(startsAt.getTime() + minutes(booking.minutes)), place: null }];

/** Returns the venue with its room, or the premises of the organisation. Null for a course online. */
export const placeOf = ({ venue, place, place_postcode }: WantedData): string | null =>
  [venue, place, place_postcode].filter((part) => part !== null).join(', ') || null;
