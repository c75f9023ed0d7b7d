import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/index.ts';

/** Deletes what the dates of a request of a booking hold. */
export async function deleteHolds(tx: Tx, projectRequestId: number): Promise<void> {
  await sql`delete from time_claims c using times_of_interest t
    where t.id = c.times_of_interest_id and t.project_request_id = ${projectRequestId}`.execute(tx);
}
