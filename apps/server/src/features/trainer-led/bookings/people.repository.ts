import { sql } from 'kysely';
import type { UserId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

export type Person = { user_id: UserId; email: string; first_name: string };

/** Lists those of these people who use the site. Takes no scope: they are notified, whoever acts. */
export async function listPeople(db: Queries, userIds: readonly number[]): Promise<Person[]> {
  const { rows } = await sql<Person>`select u.id as user_id, u.email, u.first_name from users u
    where u.id = any(${[...userIds]}::bigint[]) and u.archived_at is null and u.merged_into_id is null
      and u.state = 'active' order by u.id`.execute(db);
  return rows;
}

/** Lists the site admin who handles a project, or all site admins. Takes no scope: they are notified, whoever acts. */
export async function listHandling(db: Queries, handledBy: number | null): Promise<Person[]> {
  const { rows } = await sql<Person>`select u.id as user_id, u.email, u.first_name from users u
    where u.archived_at is null and u.merged_into_id is null and u.state = 'active'
      and exists (select from user_roles r where r.user_id = u.id and r.role = 'super_admin')
      and u.id = coalesce(${handledBy}::bigint, u.id) order by u.id`.execute(db);
  return rows;
}
