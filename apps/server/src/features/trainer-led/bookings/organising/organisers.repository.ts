import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { GroupId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';

/** SQL that is true while a person may organise for an organisation: as its admin, as an admin of its services or as organiser. */
export const organises = (
  userId: RawBuilder<number>,
  groupId: RawBuilder<number>,
): RawBuilder<SqlBool> => sql<SqlBool>`(
  exists (select from group_managers m where m.user_id = ${userId} and m.group_id = ${groupId})
  or exists (select from subgroup_managers m join subgroups s on s.id = m.subgroup_id and s.archived_at is null
    where m.user_id = ${userId} and s.group_id = ${groupId})
  or exists (select from user_roles o join group_members m on m.user_id = o.user_id and m.archived_at is null
    where o.user_id = ${userId} and o.role = 'organiser' and m.group_id = ${groupId}))`;

/** Returns whether a person with an account in use may organise for an organisation. */
export async function mayOrganise(
  db: Queries,
  { userId, groupId }: { userId: number; groupId: GroupId },
): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select exists (select from users u where u.id = ${userId}
    and u.archived_at is null and u.state = 'active' and ${organises(sql`u.id`, sql`${groupId}`)}) as may`.execute(db);
  return rows[0]?.may ?? false;
}
