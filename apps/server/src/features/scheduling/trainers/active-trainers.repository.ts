import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

/** SQL that tells whether the trainer `t` with the account `u` can lead a course. */
const isActive = sql<boolean>`t.activated_at is not null and u.state = 'active'`;

/**
 * Returns whether a trainer can be chosen for a course; for a draft also one who has not begun. Holds the trainer until
 * commit, so that nobody deactivates them.
 * Takes no scope: trainers lead courses everywhere.
 */
export async function lockTrainerFor(tx: Tx, params: { trainerUserId: number; isDraft: boolean }): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`select t.user_id as id from trainers t join users u on u.id = t.user_id
    where t.user_id = ${params.trainerUserId} and t.deactivated_at is null and u.archived_at is null
      and (${isActive} or (${params.isDraft} and u.state in ('active', 'provisional'))) for share of t`.execute(tx);
  return rows.length > 0;
}
