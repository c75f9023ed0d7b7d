import { AppError, bookingsOff, type Endpoint, type Level, mayUnder } from '@doselore/contract';
import type { Queries } from '../db/index.ts';
import { areBookingsOn } from '../site-settings/index.ts';

/** Throws 409 for a call of bookings while they are switched off. People who may switch them on can still read. */
export async function refuseBookings(
  db: Queries,
  { endpoint, level }: { endpoint: Endpoint; level: Level },
): Promise<void> {
  if (!endpoint.needsBookings || (endpoint.method === 'GET' && mayUnder(level, 'bookings.settings'))) return;
  if (!(await areBookingsOn(db))) throw new AppError('conflict', bookingsOff);
}
