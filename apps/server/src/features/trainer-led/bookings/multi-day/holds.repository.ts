import { sql } from 'kysely';
import type { MultiDayId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';

/** Returns when what the dates of a course of several days hold runs out. Undefined when nothing is held at a moment. */
export async function findDaysHoldEnd(tx: Tx, { id, at }: { id: MultiDayId; at: Date }): Promise<Date | undefined> {
  const { rows } = await sql<{ expires_at: Date | null }>`select min(c.expires_at) as expires_at
    from claims_in_force(${at}) c where c.multi_day_id = ${id}`.execute(tx);
  return rows[0]?.expires_at ?? undefined;
}
