import { sql } from 'kysely';
import type { UserId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

export type AffectedTrainer = { user_id: UserId; email: string; first_name: string };

/**
 * Lists these trainers, as far as their accounts are in use. Null is nobody. Takes no scope: the ids are those of the
 * trainers of a course that the caller may change.
 */
export async function listTrainersInUse(
  db: Queries,
  trainerIds: readonly (number | null)[],
): Promise<AffectedTrainer[]> {
  const ids = trainerIds.filter((id) => id !== null);
  const { rows } = await sql<AffectedTrainer>`
    select u.id as user_id, u.email, u.first_name from users u where u.id = any(${ids}::bigint[])
      and u.archived_at is null and u.merged_into_id is null and u.state = 'active' order by u.id`.execute(db);
  return rows;
}
