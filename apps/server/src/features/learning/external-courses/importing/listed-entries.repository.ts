import { sql } from 'kysely';
import type { UserId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';

type HeldEntry = {
  user_id: UserId;
  external_course_id: number | null;
  title: string;
  completed_on: string;
};

/** Lists the entries of people, without those that a newer one has replaced. */
export async function listHeldEntryRows(db: Queries, userIds: readonly UserId[]): Promise<HeldEntry[]> {
  const { rows } = await sql<HeldEntry>`
    select e.user_id, e.external_course_id, e.title, e.completed_on from external_course_users e
    where e.user_id = any(${[...userIds]}::bigint[])
      and not exists (select from external_course_users n where n.replaces_id = e.id)`.execute(db);
  return rows;
}
