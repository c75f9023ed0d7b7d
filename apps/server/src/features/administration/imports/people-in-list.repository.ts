import type { MemberValues } from '@doselore/contract/members';
import { type SqlBool, sql } from 'kysely';
import type { CheckedPlace, GroupId, UserId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

/** `here`: at the place of the list. `left`: a former member of the organisation. `elsewhere`: any other person. */
export type Known = { id: UserId; email: string; whereabouts: 'here' | 'left' | 'elsewhere' };

/**
 * Lists the addresses among these that are in use. For a service, other members of its organisation count as strangers.
 */
export async function listKnownAddresses(
  db: Queries,
  params: CheckedPlace & { emails: readonly string[] },
): Promise<Known[]> {
  const subgroupId = params.subgroupId ?? null;
  const { rows } = await sql<Known>`
    select u.id, u.email, case
      when m.user_id is not null and m.archived_at is null and (${subgroupId}::bigint is null or exists (
        select from subgroup_members n where n.subgroup_id = ${subgroupId} and n.user_id = u.id)) then 'here'
      when m.archived_at is not null and ${subgroupId}::bigint is null then 'left'
      else 'elsewhere' end as whereabouts
    from users u left join group_members m on m.user_id = u.id and m.group_id = ${params.groupId}
    where u.email = any(${[...params.emails]}::text[])`.execute(db);
  return rows;
}

export type Service = { id: number; name: string; ods_code: string | null; is_archived: boolean };

export async function listServices(db: Queries, groupId: GroupId): Promise<Service[]> {
  return db
    .selectFrom('subgroups')
    .select((eb) => ['id', 'name', 'ods_code', eb('archived_at', 'is not', null).$castTo<boolean>().as('is_archived')])
    .where('group_id', '=', groupId)
    .orderBy('id')
    .execute();
}

export type MemberNow = MemberValues & { id: UserId; state: string };

type Keys = CheckedPlace & { emails: readonly string[]; ids: readonly number[] };

/** With a service, only its members. */
const atPlace = ({
  groupId,
  subgroupId,
}: CheckedPlace) => sql<SqlBool>`m.group_id = ${groupId} and m.archived_at is null
  and (${subgroupId ?? null}::bigint is null or exists (select from subgroup_members n
    where n.subgroup_id = ${subgroupId ?? null} and n.user_id = m.user_id))`;

const named = ({ emails, ids }: Keys) =>
  sql<SqlBool>`(u.email = any(${[...emails]}::text[]) or u.id = any(${[...ids]}::bigint[]))`;

/** Locks people in the order of ids, like all other locks on them. */
export async function lockMembers(db: Queries, params: Keys): Promise<void> {
  await sql`select u.id from users u
    join group_members m on m.user_id = u.id and ${atPlace(params)}
    where ${named(params)} order by u.id for update of u`.execute(db);
}

/** Lists current members of the place by address or by id. */
export async function listMembersNow(db: Queries, params: Keys): Promise<MemberNow[]> {
  const { rows } = await sql<MemberNow>`
    select u.id, u.email, u.first_name, u.last_name, u.state, u.job_role,
      u.registration_number, m.payroll_number, m.started_on::text as started_on
    from users u join group_members m on m.user_id = u.id and ${atPlace(params)}
    where ${named(params)}`.execute(db);
  return rows;
}
