import { sql } from 'kysely';
import type { LicenceId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';

export type OnlineResult = { licenceId: LicenceId; result: 'passed' | 'failed'; at: Date };

/** Stores a result with the delegates whom it assesses. Returns false when nobody is assessed now. */
export async function setOnlineResult(tx: Tx, { licenceId, result, at }: OnlineResult): Promise<boolean> {
  const { rows } = await sql`update virtual_group_delegates d set assessment = ${result}, assessed_at = ${at},
      assessed_by = null, assessment_score = null, licence_id = o.licence_id
    from online_assessments() o where o.licence_id = ${licenceId} and d.virtual_group_id = o.virtual_group_id
      and d.user_id = o.user_id and d.assessment in ('pending', 'failed') returning d.user_id`.execute(tx);
  return rows.length > 0;
}
