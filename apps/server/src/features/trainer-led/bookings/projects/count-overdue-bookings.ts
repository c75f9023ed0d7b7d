import type { Queries } from '../../../../platform/db/index.ts';
import { areBookingsOn } from '../../../../platform/site-settings/index.ts';
import { countOverdue } from './projects.repository.ts';

/** Counts the bookings that have waited too long for site admins. Nobody waits while bookings are off. */
export async function countOverdueBookings(db: Queries, now: Date): Promise<number> {
  return (await areBookingsOn(db)) ? countOverdue(db, now) : 0;
}
