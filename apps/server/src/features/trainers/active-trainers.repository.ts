import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** SQL that tells whether the trainer `t` with the account `u` can be chosen for a course. */
const isActive = sql<boolean>`t.activated_at is not null and t.deactivated_at is null
  and u.state = 'active' and u.archived_at is null`;

/** Returns whether a trainer can be chosen for a course. Holds an active trainer until commit, so that nobody deactivates them. */
export async function lockActiveTrainer(tx: Tx, trainerUserId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`select t.user_id as id from trainers t join users u on u.id = t.user_id
    where t.user_id = ${trainerUserId} and ${isActive} for share of t`.execute(tx);
  return rows.length > 0;
}
