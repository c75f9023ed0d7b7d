import { type RawBuilder, sql } from 'kysely';
import type { GroupId, UserId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';

/**
 * Extent of an account, as seen from one organisation. A `member` is a member there and nothing else. A `manager` also
 * manages it or its services. `beyond` is a person who also belongs to another organisation, trains, organises, or is
 * or will become a site admin.
 */
export type Reach = 'member' | 'manager' | 'beyond';

/** SQL over `users u` for the extent of an account. */
export function reachFrom(groupId: number): RawBuilder<Reach> {
  return sql<Reach>`case
    when exists (select from user_roles r where r.user_id = u.id and r.role not in ('group_admin', 'subgroup_admin'))
      or exists (select from super_admin_proposals p where p.user_id = u.id and p.decided_at is null)
      or exists (select from group_members x where x.user_id = u.id and x.group_id <> ${groupId})
      or exists (select from group_managers x where x.user_id = u.id and x.group_id <> ${groupId})
      or exists (select from subgroup_managers x where x.user_id = u.id and x.group_id <> ${groupId}) then 'beyond'
    when exists (select from user_roles r where r.user_id = u.id) then 'manager'
    else 'member' end`;
}

/** Lists the extent of several accounts. */
export async function listReaches(
  db: Queries,
  params: { groupId: GroupId; userIds: readonly UserId[] },
): Promise<{ id: number; reach: Reach }[]> {
  const { rows } = await sql<{
    id: number;
    reach: Reach;
  }>`select u.id, ${reachFrom(params.groupId)} as reach from users u
    where u.id = any(${[...params.userIds]}::bigint[])`.execute(db);
  return rows;
}

export async function readReach(db: Queries, params: { groupId: GroupId; userId: UserId }): Promise<Reach> {
  const { rows } = await sql<{ reach: Reach }>`select ${reachFrom(params.groupId)} as reach from users u
    where u.id = ${params.userId}`.execute(db);
  return rows[0]?.reach ?? 'beyond';
}
