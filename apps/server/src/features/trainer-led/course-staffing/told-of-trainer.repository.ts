import { sql } from 'kysely';
import type { UserId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

type Params = { virtualGroupId: VirtualGroupId; trainerIds: readonly (number | null)[] };
export type AffectedPerson = { user_id: UserId; email: string; first_name: string };

/** Lists these trainers and the organiser of a course, each once, as far as their accounts are in use. */
export async function listAffectedByTrainer(
  db: Queries,
  { virtualGroupId, trainerIds }: Params,
): Promise<AffectedPerson[]> {
  const ids = trainerIds.filter((id) => id !== null);
  const { rows } = await sql<AffectedPerson>`
    select u.id as user_id, u.email, u.first_name from users u
    where (u.id = any(${ids}::bigint[])
        or u.id = (select v.organiser_user_id from virtual_groups v where v.id = ${virtualGroupId}))
      and u.archived_at is null and u.merged_into_id is null and u.state = 'active' order by u.id`.execute(db);
  return rows;
}
