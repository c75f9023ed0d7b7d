import { sql } from 'kysely';
import type { Queries } from '../db/index.ts';

/**
 * Works out the days of members who have none yet, from their membership and the audit trail: of one organisation, or of
 * all. For memberships that no command has made, such as demo data.
 */
export async function backfillWorkHistory(db: Queries, params: { knownAt: Date; groupId?: number }): Promise<void> {
  await sql`select backfill_standing(${params.knownAt}, ${params.groupId ?? null}::bigint)`.execute(db);
}
