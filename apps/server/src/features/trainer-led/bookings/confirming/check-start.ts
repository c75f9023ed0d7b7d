import { AppError, fieldError } from '@doselore/contract';
import { bookingLimits } from '@doselore/contract/bookings';
import { londonWallClock, momentOfWallClock } from '@doselore/contract/wall-clock';
import { hours, minutes } from '../../../../platform/clock/index.ts';
import type { BookingData } from './booking.repository.ts';

type Window = { window_start: Date; window_end: Date };

/** Throws 422 at the field for a start that a date does not have, and for one that is over or too soon to ask about. */
export function checkStart(start: Date, { window_start, window_end }: Window, at: Date): void {
  const refuse = (message: string) => fieldError('startTimeDate', message);
  if (start.getTime() % minutes(bookingLimits.grid) !== 0) throw refuse('Choose a start at a quarter of an hour');
  if (start < window_start || start > window_end) throw refuse('Choose a start within the times of this date');
  if (isInClockChange(start)) throw refuse('The clocks change at this time. Choose another start');
  const moment = momentOfWallClock(start).getTime();
  if (moment <= at.getTime()) throw refuse('That time has passed');
  if (moment <= at.getTime() + hours(2)) throw refuse('The trainer needs 2 hours to answer. Choose a later start');
}

/** Returns whether the clock in the UK leaves out a time, or shows it twice. */
function isInClockChange(start: Date): boolean {
  const shows = (moment: number) => londonWallClock(new Date(moment)).getTime() === start.getTime();
  const [winter, summer] = [start.getTime(), start.getTime() - hours(1)];
  return shows(winter) === shows(summer);
}

/** Throws 409 for a request that names no place or meeting yet. */
export function checkPlaceKnown({ deliverable_id, venue_id, location_id, place_postcode }: BookingData): void {
  if (deliverable_id === 4 && venue_id === null && place_postcode === null)
    throw new AppError(
      'conflict',
      location_id === null
        ? 'The place of this request is not known yet. Choose a venue first.'
        : 'This request names a location alone. Choose a venue there first.',
    );
}
