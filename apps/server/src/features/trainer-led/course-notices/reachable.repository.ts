import { sql } from 'kysely';
import type { GroupId, UserId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

export type Reachable = { user_id: UserId; email: string; first_name: string };

/** Lists delegates who get emails about the virtual group: those who still use the site. */
export async function listReachableDelegates(db: Queries, virtualGroupId: VirtualGroupId): Promise<Reachable[]> {
  const { rows } = await sql<Reachable>`
    select u.id as user_id, u.email, u.first_name from virtual_group_delegates d join virtual_groups v on v.id = d.virtual_group_id
    join users u on u.id = d.user_id and u.archived_at is null and u.merged_into_id is null and u.state <> 'disabled'
    join group_members m on m.user_id = d.user_id and m.group_id = v.group_id and m.archived_at is null
    where d.virtual_group_id = ${virtualGroupId} order by u.id`.execute(db);
  return rows;
}

/** Lists those of these people who get emails of an organisation: its members who still use the site. */
export async function listReachable(
  db: Queries,
  params: { groupId: GroupId; userIds: readonly number[] },
): Promise<Reachable[]> {
  const { rows } = await sql<Reachable>`
    select u.id as user_id, u.email, u.first_name from users u
    join group_members m on m.user_id = u.id and m.group_id = ${params.groupId} and m.archived_at is null
    where u.id = any(${[...params.userIds]}::bigint[])
      and u.archived_at is null and u.merged_into_id is null and u.state <> 'disabled' order by u.id`.execute(db);
  return rows;
}
