import type { MemberValues } from '@doselore/contract/members';
import { type SqlBool, sql } from 'kysely';
import type { CheckedPlace, CheckedServicePlace, GroupId, UserId } from '../../platform/access/index.ts';
import type { Queries } from '../../platform/db/index.ts';

type Identity = { first_name: string; last_name: string; email: string };
type Profession = { job_role: string | null; registration_number: string | null };
type Employment = Pick<MemberValues, 'payroll_number' | 'started_on'>;

/** Inserts a membership, or restores one after the person had left. */
export async function saveMembership(db: Queries, of: { groupId: number; userId: number; now: Date }): Promise<void> {
  await db
    .insertInto('group_members')
    .values({ group_id: of.groupId, user_id: of.userId, joined_at: of.now })
    .onConflict((conflict) => conflict.columns(['group_id', 'user_id']).doUpdateSet({ archived_at: null }))
    .execute();
}

/** Adds people to services. Skips services that are closed or of another organisation. Returns how many were added. */
export async function joinSubgroups(
  db: Queries,
  of: { groupId: GroupId; userIds: readonly number[]; subgroupIds: readonly number[] },
): Promise<number> {
  if (of.subgroupIds.length === 0 || of.userIds.length === 0) return 0;
  const { numAffectedRows } = await sql`insert into subgroup_members (group_id, subgroup_id, user_id)
    select s.group_id, s.id, m.user_id from subgroups s join group_members m on m.group_id = s.group_id
    where s.group_id = ${of.groupId} and s.id = any(${[...of.subgroupIds]}::bigint[]) and s.archived_at is null
      and m.user_id = any(${[...of.userIds]}::bigint[]) and m.archived_at is null
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export async function leaveSubgroup(
  db: Queries,
  of: CheckedServicePlace & { userIds: readonly number[] },
): Promise<number> {
  if (of.userIds.length === 0) return 0;
  const { numDeletedRows } = await db
    .deleteFrom('subgroup_members')
    .where('group_id', '=', of.groupId)
    .where('subgroup_id', '=', of.subgroupId)
    .where(sql<SqlBool>`user_id = any(${[...of.userIds]}::bigint[])`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export function lockUser(db: Queries, userId: UserId) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'first_name',
      'last_name',
      'email',
      'state',
      'job_role',
      'registration_number',
      'is_demo',
      'erased_at',
      'merged_into_id',
    ])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateProfession(db: Queries, userId: number, fields: Profession): Promise<void> {
  const { job_role, registration_number } = fields;
  await db.updateTable('users').set({ job_role, registration_number }).where('id', '=', userId).execute();
}

export async function updateIdentity(db: Queries, userId: number, identity: Identity): Promise<void> {
  const { first_name, last_name, email } = identity;
  await db.updateTable('users').set({ first_name, last_name, email }).where('id', '=', userId).execute();
}

export async function getEmployment(db: Queries, of: { groupId: GroupId; userId: UserId }): Promise<Employment> {
  const row = await db
    .selectFrom('group_members')
    .select((eb) => ['payroll_number', eb.cast<string | null>('started_on', 'text').as('started_on')])
    .where('group_id', '=', of.groupId)
    .where('user_id', '=', of.userId)
    .executeTakeFirst();
  return row ?? { payroll_number: null, started_on: null };
}

export async function updateEmployment(
  db: Queries,
  of: { groupId: number; userId: number } & Employment,
): Promise<void> {
  await db
    .updateTable('group_members')
    .set({ payroll_number: of.payroll_number, started_on: of.started_on })
    .where('group_id', '=', of.groupId)
    .where('user_id', '=', of.userId)
    .execute();
}

export type PersonRow = {
  id: UserId;
  first_name: string;
  last_name: string;
  email: string;
  state: 'active' | 'provisional' | 'disabled';
  is_archived: boolean;
  is_erased: boolean;
};

/** Locks the people among these ids who are or were members of this organisation and, where given, of this service. */
export async function lockMembers(
  db: Queries,
  of: CheckedPlace & { userIds: readonly number[] },
): Promise<PersonRow[]> {
  const subgroupId = of.subgroupId ?? null;
  const { rows } = await sql<PersonRow>`
    select u.id, u.first_name, u.last_name, u.email, u.state, m.archived_at is not null as is_archived,
      u.erased_at is not null as is_erased
    from group_members m join users u on u.id = m.user_id
    where m.group_id = ${of.groupId} and m.user_id = any(${[...of.userIds]}::bigint[])
      and (${subgroupId}::bigint is null or exists (select from subgroup_members n
        where n.subgroup_id = ${subgroupId} and n.user_id = u.id))
    order by u.id for update of m`.execute(db);
  return rows;
}

export async function setMembersArchived(
  db: Queries,
  of: { groupId: number; userIds: readonly number[]; at: Date | null },
): Promise<void> {
  await sql`update group_members set archived_at = ${of.at}
    where group_id = ${of.groupId} and user_id = any(${[...of.userIds]}::bigint[])`.execute(db);
}

type Leavers = { groupId: GroupId; userIds: readonly number[] };

/**
 * Ends the rights of leaving managers, and stores them with their membership. Returns the people who managed a place.
 */
export async function dropManagers(db: Queries, of: Leavers): Promise<number[]> {
  const ids = [...of.userIds];
  const { rows } = await sql<{ user_id: number }>`
    with g as (delete from group_managers where group_id = ${of.groupId} and user_id = any(${ids}::bigint[]) returning user_id),
      s as (delete from subgroup_managers where group_id = ${of.groupId} and user_id = any(${ids}::bigint[]) returning *)
    update group_members m set managed = jsonb_build_object('organisation', exists (select from g where g.user_id = m.user_id),
        'services', coalesce((select jsonb_agg(jsonb_build_object('subgroup_id', s.subgroup_id,
          'general_pot_access', s.general_pot_access, 'view_siblings', s.view_siblings)) from s
          where s.user_id = m.user_id), '[]'))
    where m.group_id = ${of.groupId} and m.user_id in (select user_id from g union select user_id from s)
    returning m.user_id`.execute(db);
  return rows.map((row) => row.user_id);
}

/** Restores the stored rights, for services that still exist. Returns the people who manage a place again. */
export async function restoreManagers(db: Queries, of: Leavers): Promise<number[]> {
  const ids = [...of.userIds];
  const { rows } = await sql<{ user_id: number }>`
    with back as (select group_id, user_id, managed from group_members
        where group_id = ${of.groupId} and user_id = any(${ids}::bigint[]) and managed is not null),
      g as (insert into group_managers (group_id, user_id) select group_id, user_id from back
        where (managed ->> 'organisation')::boolean on conflict do nothing),
      s as (insert into subgroup_managers (group_id, subgroup_id, user_id, general_pot_access, view_siblings)
        select b.group_id, p.id, b.user_id, m.general_pot_access, m.view_siblings from back b
          cross join jsonb_to_recordset(b.managed -> 'services')
            as m (subgroup_id bigint, general_pot_access boolean, view_siblings boolean)
          join subgroups p on p.id = m.subgroup_id and p.group_id = b.group_id on conflict do nothing)
    update group_members m set managed = null from back b
    where m.group_id = b.group_id and m.user_id = b.user_id returning m.user_id`.execute(db);
  return rows.map((row) => row.user_id);
}
