import { sql } from 'kysely';
import type { GroupId, UserId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

/** Returns the names of current and former members of an organisation, by id. */
export async function namesOf(db: Queries, groupId: GroupId, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select u.id, u.first_name || ' ' || u.last_name as name from users u join group_members m on m.user_id = u.id
    where m.group_id = ${groupId} and u.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Returns the name of an account, by its id. */
export async function nameOf(db: Queries, userId: UserId): Promise<Map<number, string>> {
  const { rows } = await sql<{ name: string }>`
    select first_name || ' ' || last_name as name from users where id = ${userId}`.execute(db);
  return new Map(rows.map(({ name }) => [userId, name]));
}

/** Lists the organisations of which a person is a member, in the order of their locks. */
export async function listOrganisations(db: Queries, userId: UserId): Promise<GroupId[]> {
  const { rows } = await sql<{ group_id: GroupId }>`
    select group_id from group_members where user_id = ${userId} and archived_at is null order by group_id`.execute(db);
  return rows.map(({ group_id }) => group_id);
}

/**
 * Counts the upcoming courses that a person leads, in any organisation. `londonNow` is what a clock in London shows
 * now.
 */
export async function countLed(db: Queries, userId: UserId, londonNow: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from course_leaders() l join virtual_groups v on v.id = l.virtual_group_id
    where l.user_id = ${userId} and v.state not in ('closed', 'cancelled') and coalesce(v.training_end > ${londonNow}, true)`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
