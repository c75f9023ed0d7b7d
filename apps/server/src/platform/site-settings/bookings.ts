import type { Queries } from '../db/index.ts';
import { findSiteSettings } from './site-settings.repository.ts';

/** Returns whether organisations can book on this site. A new site has bookings switched off. */
export async function areBookingsOn(db: Queries): Promise<boolean> {
  const { bookings } = await findSiteSettings(db, ['bookings']);
  return bookings === 'on';
}
