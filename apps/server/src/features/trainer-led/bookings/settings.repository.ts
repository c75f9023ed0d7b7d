import { type BookingSettings, bookingSettingsFields } from '@doselore/contract/scheduling';
import { sql } from 'kysely';
import { columnsOf, type Queries } from '../../../platform/db/index.ts';

/** Returns the settings of bookings, which are the same for the whole site. */
export async function findBookingSettings(db: Queries): Promise<BookingSettings> {
  const { rows } = await sql<BookingSettings>`select ${columnsOf(bookingSettingsFields, 's')}
    from booking_settings s`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The migrations insert the one row of booking_settings');
  return row;
}
