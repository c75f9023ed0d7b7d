import { AppError, fieldError } from '@doselore/contract';
import { bookingLimits } from '@doselore/contract/bookings';
import { londonWallClock, momentOfWallClock } from '@doselore/contract/wall-clock';
import { hours, minutes } from '../../../../platform/clock/index.ts';
import type { BookedStart } from '../two-in-one/booked-day.ts';
import type { WantedData } from '../wanted/wanted.repository.ts';
import type { BookingData } from './booking.repository.ts';

type Window = { window_start: Date; window_end: Date };

/** Returns why a date does not have a start, or why it is over or too soon to ask about. Undefined when it can be booked. */
export function problemOfStart(start: Date, { window_start, window_end }: Window, at: Date): string | undefined {
  if (start.getTime() % minutes(bookingLimits.grid) !== 0) return 'Choose a start at a quarter of an hour';
  if (start < window_start || start > window_end) return 'Choose a start within the times of this date';
  if (isInClockChange(start)) return 'The clocks change at this time. Choose another start';
  const moment = momentOfWallClock(start).getTime();
  if (moment <= at.getTime()) return 'That time has passed';
  if (moment <= at.getTime() + hours(2)) return 'The trainer needs 2 hours to answer. Choose a later start';
  return undefined;
}

type Checking = { window: Window; at: Date };

/** Throws 422 at the field for a start, or the starts of both sessions of a day, that cannot be booked. */
export function checkStarts(booking: BookingData, { startsAt, pair }: BookedStart, { window, at }: Checking): void {
  const problem = problemOfStart(startsAt, window, at);
  if (problem !== undefined) throw fieldError('startTimeDate', problem);
  const { day } = booking;
  if (day === null && pair !== null) throw fieldError('order', 'This request is for one session. Leave this empty');
  if (day === null) return;
  if (pair === null) throw fieldError('secondStartTimeDate', 'Choose the starts of both sessions');
  if (day.is_order_fixed && pair.order === 'ba') throw fieldError('order', 'The first session has to come first');
  const problemOfSecond = problemOfStart(pair.secondStart, window, at);
  if (problemOfSecond !== undefined) throw fieldError('secondStartTimeDate', problemOfSecond);
  const first = pair.order === 'ab' ? booking.minutes : day.second.minutes;
  if (pair.secondStart.getTime() < startsAt.getTime() + minutes(first + day.gap_minutes))
    throw fieldError('secondStartTimeDate', `Leave ${day.gap_minutes} minutes between both sessions`);
}

/** Returns whether the clock in the UK leaves out a time, or shows it twice. */
function isInClockChange(start: Date): boolean {
  const shows = (moment: number) => londonWallClock(new Date(moment)).getTime() === start.getTime();
  const [winter, summer] = [start.getTime(), start.getTime() - hours(1)];
  return shows(winter) === shows(summer);
}

type Placed = Pick<WantedData, 'deliverable_id' | 'venue_id' | 'place_postcode'>;

/** Returns whether a booking has a venue or premises, or needs none because it is online. */
const isPlaceKnown = ({ deliverable_id, venue_id, place_postcode }: Placed): boolean =>
  deliverable_id !== 4 || venue_id !== null || place_postcode !== null;

/** Throws 409 for a booking that names no place or meeting yet. */
export function checkPlaceKnown(booking: Placed & Pick<WantedData, 'location_id'>): void {
  if (!isPlaceKnown(booking))
    throw new AppError(
      'conflict',
      booking.location_id === null
        ? 'The place of this booking is not known yet. Choose a venue first.'
        : 'This booking names a location alone. Choose a venue there first.',
    );
}

/** Throws 409 for a booking of one session or two that names no place or meeting yet. */
export function checkPlacesKnown({ day, ...booking }: BookingData): void {
  checkPlaceKnown(booking);
  if (day !== null) checkPlaceKnown(day.second);
}

/** Returns whether every session of a booking has a venue or premises, or needs none. */
export const arePlacesKnown = ({ day, ...booking }: BookingData): boolean =>
  isPlaceKnown(booking) && (day === null || isPlaceKnown(day.second));
