import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../platform/db/index.ts';

/** Deadline moved by some milliseconds, at most to a day before a wall time, and never earlier than it was. */
const moved = (due: RawBuilder<Date>, start: RawBuilder<Date>, by: number) => sql<Date>`greatest(${due},
  least(${due} + ${by} * interval '1 millisecond',
    ((${start} at time zone 'UTC') at time zone 'Europe/London') - interval '24 hours'))`;

/**
 * Moves the deadlines of all open questions to trainers by the milliseconds for which nobody could answer. Returns the
 * questions to confirm a start, whose holds have to last as long.
 */
export async function moveDeadlines(tx: Tx, by: number): Promise<number[]> {
  await sql`update availability_enquiries e set due_at = ${moved(sql`e.due_at`, sql`t.window_start`, by)}
    from times_of_interest t where t.id = e.times_of_interest_id and e.state = 'sent'`.execute(tx);
  const { rows } = await sql<{ id: number }>`update confirmation_enquiries c
    set due_at = ${moved(sql`c.due_at`, sql`c.starts_at`, by)} where c.state = 'asked' returning c.id`.execute(tx);
  return rows.map(({ id }) => id);
}
