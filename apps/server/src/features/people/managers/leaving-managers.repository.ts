import { sql } from 'kysely';
import type { GroupId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Managed } from './managed.ts';

/** Deletes the rights of these people in an organisation and its services. Returns what each of them managed. */
export async function deleteManagers(
  tx: Tx,
  params: { groupId: GroupId; userIds: readonly number[] },
): Promise<Managed[]> {
  const ids = [...params.userIds];
  const { rows } = await sql<Managed>`
    with g as (delete from group_managers where group_id = ${params.groupId} and user_id = any(${ids}::bigint[]) returning user_id),
      s as (delete from subgroup_managers where group_id = ${params.groupId} and user_id = any(${ids}::bigint[]) returning *)
    select p.user_id, jsonb_build_object('organisation', exists (select from g where g.user_id = p.user_id),
        'services', coalesce((select jsonb_agg(jsonb_build_object('subgroup_id', s.subgroup_id,
          'general_pot_access', s.general_pot_access, 'view_siblings', s.view_siblings)) from s
          where s.user_id = p.user_id), '[]')) as managed
    from (select user_id from g union select user_id from s) p order by p.user_id`.execute(tx);
  return rows;
}

/** Inserts rights again, for services that still exist. */
export async function insertManagers(tx: Tx, groupId: GroupId, people: readonly Managed[]): Promise<void> {
  await sql`
    with back as (select * from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as b (user_id bigint, managed jsonb)),
      g as (insert into group_managers (group_id, user_id) select ${groupId}::bigint, user_id from back
        where (managed ->> 'organisation')::boolean on conflict do nothing)
    insert into subgroup_managers (group_id, subgroup_id, user_id, general_pot_access, view_siblings)
    select p.group_id, p.id, b.user_id, m.general_pot_access, m.view_siblings from back b
      cross join jsonb_to_recordset(b.managed -> 'services')
        as m (subgroup_id bigint, general_pot_access boolean, view_siblings boolean)
      join subgroups p on p.id = m.subgroup_id and p.group_id = ${groupId} on conflict do nothing`.execute(tx);
}
