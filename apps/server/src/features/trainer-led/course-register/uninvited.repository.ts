import { type SqlBool, sql } from 'kysely';
import type { GroupId, UserId, VirtualGroupId } from '../../../platform/access/index.ts';
import { containing, type Queries, type Tx } from '../../../platform/db/index.ts';
import { jobRoleHere } from '../../../platform/work-history/index.ts';

type Params = { groupId: GroupId; userId: number | undefined; email: string | undefined };

/** SQL that tells whether person `u` can be added: their account is in use. */
const isInUse = sql<SqlBool>`(u.archived_at is null and u.merged_into_id is null and u.state <> 'disabled')`;

/**
 * Returns the current member of an organisation with an id, or with an address. Undefined also for people of other
 * organisations.
 */
export async function findMember(db: Queries, { groupId, userId, email }: Params): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u join group_members m on m.user_id = u.id and m.archived_at is null
    where m.group_id = ${groupId} and (u.id = ${userId ?? null}::bigint or u.email = ${email ?? null}) and ${isInUse}`.execute(
    db,
  );
  return rows[0]?.id;
}

type ChoiceData = { id: number; name: string; job_role: string | null; services: string[]; is_waiting: boolean };

/**
 * Lists members who are no delegates of a course: those who wait for a place, in their order, then those whose name
 * contains the text. Without a text only those who wait.
 */
export async function listUninvitedChoices(
  db: Queries,
  params: { virtualGroupId: VirtualGroupId; q: string; limit: number },
): Promise<ChoiceData[]> {
  const { rows } = await sql<ChoiceData>`
    select u.id, u.first_name || ' ' || u.last_name as name, ${jobRoleHere} as job_role,
      array(select s.name from subgroup_members n join subgroups s on s.id = n.subgroup_id
        where n.user_id = u.id and n.group_id = v.group_id and s.archived_at is null order by lower(s.name)) as services,
      w.id is not null as is_waiting
    from virtual_groups v join group_members m on m.group_id = v.group_id and m.archived_at is null
    join users u on u.id = m.user_id and ${isInUse}
    left join waiting_list_entries w on w.virtual_group_id = v.id and w.user_id = u.id and w.state in ('waiting', 'offered')
    where v.id = ${params.virtualGroupId} and (w.id is not null or ${params.q} <> '')
      and lower(u.first_name || ' ' || u.last_name) like ${containing(params.q)}
      and not exists (select from virtual_group_delegates d where d.virtual_group_id = v.id and d.user_id = u.id)
    order by w.joined_at nulls last, w.id, lower(u.last_name), lower(u.first_name), u.id limit ${params.limit}`.execute(
    db,
  );
  return rows;
}

type Added = { virtualGroupId: VirtualGroupId; userId: number; actorId: UserId; at: Date };

/** Adds a delegate who was not invited. Returns false for somebody who is a delegate already. */
export async function insertUninvited(tx: Tx, { virtualGroupId, userId, actorId, at }: Added): Promise<boolean> {
  const { numInsertedOrUpdatedRows: added } = await tx
    .insertInto('virtual_group_delegates')
    .values({
      virtual_group_id: virtualGroupId,
      user_id: userId,
      invited_at: at,
      added_by: actorId,
      is_uninvited: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return added === 1n;
}
