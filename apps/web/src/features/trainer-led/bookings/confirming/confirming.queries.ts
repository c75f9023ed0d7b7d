import { listConfirmations, listOwnConfirmations } from '@doselore/contract/bookings';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { roomQueries } from '../../../../platform/query-client/index.ts';
import { formatLongDay, formatTime } from '../../../../ui/formats/index.ts';

const bookings = roomQueries('bookings');

export const ownConfirmationsQuery = bookings.one(listOwnConfirmations);
export const confirmationsQuery = (params: { projectId: number; projectRequestId: number }) =>
  bookings.one(listConfirmations, { params });

/** Returns a moment as clocks in the UK show it: `Wed 6th Jan 2027 at 18:00`. */
export function londonMoment(moment: string): string {
  const shown = londonWallClock(new Date(moment)).toISOString();
  return `${formatLongDay(shown)} at ${formatTime(shown)}`;
}
