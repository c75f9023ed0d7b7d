import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/index.ts';

/** Booking without a course yet that holds times, or one of two sessions on one day. */
export type Holder = { projectRequestId: number; half?: 'a' | 'b' } | { multiDayId: number };

/** Deletes what the dates of a booking hold. */
export async function deleteHolds(tx: Tx, holder: Holder): Promise<void> {
  if ('multiDayId' in holder)
    await sql`delete from time_claims c using multi_day_dates d
      where d.id = c.multi_day_date_id and d.multi_day_id = ${holder.multiDayId}`.execute(tx);
  else
    await sql`delete from time_claims c using times_of_interest t
      where t.id = c.times_of_interest_id and t.project_request_id = ${holder.projectRequestId}
        and c.half is not distinct from coalesce(${holder.half ?? null}::text, c.half)`.execute(tx);
}
