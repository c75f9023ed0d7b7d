import type { VenueDays } from '@doselore/contract/bookings';
import { notFound, type ProjectRequestId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { loadFreeVenues } from '../../../scheduling/scheduling/index.ts';
import { findWish } from '../choosing/wish.repository.ts';
import { listVenuesWithRefusals } from '../requests/choices.repository.ts';
import { listOfferedDates } from './offer.repository.ts';

/**
 * Counts for each venue that the organisation can use on how many of the days with a trainer it is free for a session at some
 * start. Trainers are not compared: their journeys depend on the venue that is chosen.
 */
export async function countVenueDays(db: Queries, { id, at }: { id: ProjectRequestId; at: Date }): Promise<VenueDays> {
  const wish = await findWish(db, id);
  if (wish === undefined) throw notFound();
  const dates = await listOfferedDates(db, id);
  const windows = dates.map((date) => ({ start: date.window_start.getTime(), end: date.window_end.getTime() }));
  if (windows.length === 0) return { days: 0, venues: [] };
  const claimant = { virtualGroupId: null, projectRequestId: id, multiDayId: null };
  const isFree = await loadFreeVenues(db, { claimant, at, windows });
  const second = wish.day?.second;
  const daysOf = (venueId: number, minutes: number) =>
    windows.filter((window) => isFree(venueId, { window, minutes })).length;
  const venues = (await listVenuesWithRefusals(db, wish.group_id)).filter(({ refusal }) => refusal === null);
  return {
    days: windows.length,
    venues: venues.map((venue) => ({
      ...{ id: venue.id, days: daysOf(venue.id, wish.minutes) },
      second_days: second === undefined ? null : daysOf(venue.id, second.minutes),
    })),
  };
}
