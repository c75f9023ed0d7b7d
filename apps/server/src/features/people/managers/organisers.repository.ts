import { sql } from 'kysely';
import type { GroupId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

/**
 * Locks the roles of a person until commit. Returns whether they are an organiser.
 * Takes no scope: the command has found the person among the members of the place.
 */
export async function lockRoles(tx: Tx, userId: number): Promise<boolean> {
  await sql`select from users where id = ${userId} for update`.execute(tx);
  const { rows } = await sql<{ role: string }>`select role from user_roles
    where user_id = ${userId} and role = 'organiser'`.execute(tx);
  return rows.length > 0;
}

/**
 * Lists courses and booking projects that have not ended and name this organiser, unless they may organise as an admin. `londonNow` is what
 * a clock in London shows now. The role holds for every organisation, and so does the list.
 */
export async function listOrganised(
  db: Queries,
  params: { userId: number; groupId: GroupId; londonNow: Date },
): Promise<{ title: string; is_own: boolean }[]> {
  const { rows } = await sql<{ title: string; is_own: boolean }>`
    select o.title, o.is_own from (select v.title, v.group_id = ${params.groupId} as is_own, v.training_start as day, v.id
    from virtual_groups v
    where v.organiser_user_id = ${params.userId} and v.state not in ('closed', 'cancelled')
      and coalesce(v.training_end > ${params.londonNow}, true)
      and not exists (select from group_managers m where m.user_id = v.organiser_user_id and m.group_id = v.group_id)
      and not exists (select from subgroup_managers m join subgroups s on s.id = m.subgroup_id
        where m.user_id = v.organiser_user_id and s.group_id = v.group_id and s.archived_at is null)
    union all
    select p.title, p.group_id = ${params.groupId}, null::timestamptz, p.id from projects p
    where p.organiser_user_id = ${params.userId} and p.state = 'open'
      and not exists (select from group_managers m where m.user_id = p.organiser_user_id and m.group_id = p.group_id)
      and not exists (select from subgroup_managers m join subgroups s on s.id = m.subgroup_id
        where m.user_id = p.organiser_user_id and s.group_id = p.group_id and s.archived_at is null)
    ) o order by o.day, o.id`.execute(db);
  return rows;
}
