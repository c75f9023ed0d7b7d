import { type BookingSettings, bookingSettingsFields } from '@doselore/contract/scheduling';
import { sql } from 'kysely';
import { columnsOf, type Queries, type Tx } from '../../../../platform/db/index.ts';

function found<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The migrations insert the one row of booking_settings');
  return row;
}

export type SettingsData = BookingSettings & { feedback_count: number; feedback_sum: number };

/**
 * Returns the settings of the choice of a trainer, with the feedback of the whole site.
 * Takes no scope: the settings of the site belong to no place.
 */
export async function findSettings(db: Queries): Promise<SettingsData> {
  const { rows } = await sql<SettingsData>`
    select ${columnsOf(bookingSettingsFields, 's')}, f.feedback_count, f.feedback_sum
    from booking_settings s cross join (select coalesce(sum(feedback_count), 0)::int as feedback_count,
      coalesce(sum(feedback_sum), 0)::int as feedback_sum from trainer_figures) f`.execute(db);
  return found(rows);
}

/** Locks the settings of the site until commit, and returns them. */
export async function lockBookingSettings(tx: Tx): Promise<BookingSettings> {
  const { rows } = await sql<BookingSettings>`select ${columnsOf(bookingSettingsFields, 's')}
    from booking_settings s for no key update`.execute(tx);
  return found(rows);
}

export async function saveBookingSettings(tx: Tx, settings: BookingSettings): Promise<void> {
  await tx.updateTable('booking_settings').set(settings).execute();
}
