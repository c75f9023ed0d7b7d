import { namesOf, pickFields, type StoredRecord } from '@doselore/contract';
import { employmentFields, listedFields } from '@doselore/contract/members';
import { type SqlBool, sql } from 'kysely';
import type { CheckedPlace, CheckedServicePlace, GroupId, UserId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import type { Managed } from '../managers/index.ts';

export type Employment = StoredRecord<typeof employmentFields>;

/** Inserts a membership, or restores one after the person had left. */
export async function saveMembership(
  db: Queries,
  params: { groupId: number; userId: number; now: Date },
): Promise<void> {
  await db
    .insertInto('group_members')
    .values({ group_id: params.groupId, user_id: params.userId, joined_at: params.now })
    .onConflict((conflict) => conflict.columns(['group_id', 'user_id']).doUpdateSet({ archived_at: null }))
    .execute();
}

/** Adds people to services. Skips services that are closed or of another organisation. Returns how many were added. */
export async function joinSubgroups(
  db: Queries,
  params: { groupId: GroupId; userIds: readonly number[]; subgroupIds: readonly number[] },
): Promise<number> {
  if (params.subgroupIds.length === 0 || params.userIds.length === 0) return 0;
  const { numAffectedRows } = await sql`insert into subgroup_members (group_id, subgroup_id, user_id)
    select s.group_id, s.id, m.user_id from subgroups s join group_members m on m.group_id = s.group_id
    where s.group_id = ${params.groupId} and s.id = any(${[...params.subgroupIds]}::bigint[]) and s.archived_at is null
      and m.user_id = any(${[...params.userIds]}::bigint[]) and m.archived_at is null
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export async function leaveSubgroup(
  db: Queries,
  params: CheckedServicePlace & { userIds: readonly number[] },
): Promise<number> {
  if (params.userIds.length === 0) return 0;
  const { numDeletedRows } = await db
    .deleteFrom('subgroup_members')
    .where('group_id', '=', params.groupId)
    .where('subgroup_id', '=', params.subgroupId)
    .where(sql<SqlBool>`user_id = any(${[...params.userIds]}::bigint[])`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export function lockUser(db: Queries, userId: UserId) {
  return db
    .selectFrom('users')
    .select(namesOf(listedFields))
    .select(['id', 'state', 'is_demo', 'erased_at', 'merged_into_id'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function getEmployment(db: Queries, params: { groupId: GroupId; userId: UserId }): Promise<Employment> {
  const row = await db
    .selectFrom('group_members')
    .select((eb) => ['payroll_number', eb.cast<string | null>('started_on', 'text').as('started_on')])
    .where('group_id', '=', params.groupId)
    .where('user_id', '=', params.userId)
    .executeTakeFirst();
  return row ?? { payroll_number: null, started_on: null };
}

export async function updateEmployment(
  db: Queries,
  params: { groupId: number; userId: number } & Employment,
): Promise<void> {
  await db
    .updateTable('group_members')
    .set(pickFields(employmentFields, params))
    .where('group_id', '=', params.groupId)
    .where('user_id', '=', params.userId)
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
  params: CheckedPlace & { userIds: readonly number[] },
): Promise<PersonRow[]> {
  const subgroupId = params.subgroupId ?? null;
  const { rows } = await sql<PersonRow>`
    select u.id, u.first_name, u.last_name, u.email, u.state, m.archived_at is not null as is_archived,
      u.erased_at is not null as is_erased
    from group_members m join users u on u.id = m.user_id
    where m.group_id = ${params.groupId} and m.user_id = any(${[...params.userIds]}::bigint[])
      and (${subgroupId}::bigint is null or exists (select from subgroup_members n
        where n.subgroup_id = ${subgroupId} and n.user_id = u.id))
    order by u.id for update of m`.execute(db);
  return rows;
}

export async function setMembersArchived(
  db: Queries,
  params: { groupId: number; userIds: readonly number[]; at: Date | null },
): Promise<void> {
  await sql`update group_members set archived_at = ${params.at}, leaves_on = null
    where group_id = ${params.groupId} and user_id = any(${[...params.userIds]}::bigint[])`.execute(db);
}

/** Stores with their memberships what leavers managed. */
export async function storeManaged(tx: Tx, groupId: GroupId, leavers: readonly Managed[]): Promise<void> {
  await sql`update group_members m set managed = l.managed
    from jsonb_to_recordset(${JSON.stringify(leavers)}::jsonb) as l (user_id bigint, managed jsonb)
    where m.group_id = ${groupId} and m.user_id = l.user_id`.execute(tx);
}

/** Removes what returning members managed from their memberships, and returns it. */
export async function takeManaged(
  tx: Tx,
  params: { groupId: GroupId; userIds: readonly number[] },
): Promise<Managed[]> {
  const { rows } = await sql<Managed>`
    with back as (select user_id, managed from group_members
      where group_id = ${params.groupId} and user_id = any(${[...params.userIds]}::bigint[]) and managed is not null)
    update group_members m set managed = null from back b
    where m.group_id = ${params.groupId} and m.user_id = b.user_id returning m.user_id, b.managed`.execute(tx);
  return rows;
}

export async function updateJobRole(
  db: Queries,
  params: { groupId: GroupId; userId: UserId; jobRole: string | null },
): Promise<void> {
  await db
    .updateTable('group_members')
    .set({ job_role: params.jobRole })
    .where('group_id', '=', params.groupId)
    .where('user_id', '=', params.userId)
    .execute();
}
