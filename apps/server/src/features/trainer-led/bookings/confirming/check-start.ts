import { AppError, fieldError } from '@doselore/contract';
import { bookingLimits } from '@doselore/contract/bookings';
import { londonWallClock, momentOfWallClock } from '@doselore/contract/wall-clock';
import { hours, minutes } from '../../../../platform/clock/index.ts';
import type { WantedData } from '../wanted/wanted.repository.ts';

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

/** Throws 422 at the field for a start that cannot be booked. */
export function checkStart(start: Date, window: Window, at: Date): void {
  const problem = problemOfStart(start, window, at);
  if (problem !== undefined) throw fieldError('startTimeDate', problem);
}

/** Returns whether the clock in the UK leaves out a time, or shows it twice. */
function isInClockChange(start: Date): boolean {
  const shows = (moment: number) => londonWallClock(new Date(moment)).getTime() === start.getTime();
  const [winter, summer] = [start.getTime(), start.getTime() - hours(1)];
  return shows(winter) === shows(summer);
}

type Placed = Pick<WantedData, 'deliverable_id' | 'venue_id' | 'place_postcode'>;

/** Returns whether a booking has a venue or premises, or needs none because it is online. */
export const isPlaceKnown = ({ deliverable_id, venue_id, place_postcode }: Placed): boolean =>
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
