import { sql } from 'kysely';
import type { GroupId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';

export type LeavingDay = {
  user_id: number;
  /** `YYYY-MM-DD`, or null for a member who stays. */
  leaves_on: string | null;
};

/** Stores the last days of current members. Archives nobody. */
export async function saveLeavingDays(tx: Tx, groupId: GroupId, days: readonly LeavingDay[]): Promise<void> {
  await sql`update group_members m set leaves_on = l.leaves_on
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as l (user_id bigint, leaves_on date)
    where m.group_id = ${groupId} and m.user_id = l.user_id and m.archived_at is null
      and m.leaves_on is distinct from l.leaves_on`.execute(tx);
}
