import { sql } from 'kysely';
import type { GroupId } from '../../platform/access/index.ts';
import type { Queries } from '../../platform/db/index.ts';

/** Returns the names of current and former members of an organisation, by id. */
export async function namesOf(db: Queries, groupId: GroupId, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select u.id, u.first_name || ' ' || u.last_name as name from users u join group_members m on m.user_id = u.id
    where m.group_id = ${groupId} and u.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
