import { endingDays, type MemberFilter, type MembersQuery, type MemberValues } from '@doselore/contract/members';
import type { AccountState } from '@doselore/contract/users';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type CheckedPlace, type GroupId, type Scope, scopeWhere } from '../../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries, whenSearched } from '../../../platform/db/index.ts';
import { jobRoleHere } from '../../../platform/work-history/index.ts';

export type MemberData = Omit<MemberValues, 'started_on'> & {
  id: number;
  state: AccountState;
  services: { id: number; name: string }[];
  live_licences: number;
  certificates: number;
  expires_on: string | null;
  is_organiser: boolean;
  waiting_results: number;
  total: number;
};

const liveLicences = sql`(select count(*)::int from licences l where l.user_id = u.id and l.group_id = m.group_id
  and l.state in ('issued', 'in_progress'))`;
const waitingResults = sql`(select count(*)::int from licences l where l.user_id = u.id and l.group_id = m.group_id
  and l.state = 'issued' and l.product_type = 'abstract_paper_course')`;
const certificates = sql`(select count(*)::int from certificates c where c.user_id = u.id and c.group_id = m.group_id
  and c.state = 'valid')`;

type OfProduct = Pick<MembersQuery, 'productType' | 'productId'>;

/** SQL over certificates `c` that selects those of one product, or all. */
const isOfProduct = ({ productType = 'abstract_course', productId }: OfProduct): RawBuilder<SqlBool> =>
  productId === undefined ? sql`true` : sql`(c.product_type = ${productType} and c.product_id = ${productId})`;

/**
 * SQL for counts and dates, for the whole organisation. A list that is not sorted by one gets it for the shown page only.
 */
const counted = new Map<string, (filter: OfProduct & { groupId: number }) => RawBuilder<unknown>>([
  [
    'licences',
    ({ groupId }) => sql`left join (select l.user_id, count(*) as number from licences l
    where l.group_id = ${groupId} and l.state in ('issued', 'in_progress') group by 1) k on k.user_id = m.user_id`,
  ],
  [
    'certificates',
    ({ groupId }) => sql`left join (select c.user_id, count(*) as number from certificates c
    where c.group_id = ${groupId} and c.state = 'valid' group by 1) k on k.user_id = m.user_id`,
  ],
  [
    'expires',
    (filter) => sql`left join (select c.user_id, min(c.expires_on) as day from certificates c
    where c.group_id = ${filter.groupId} and c.state = 'valid' and ${isOfProduct(filter)} group by 1) k
    on k.user_id = m.user_id`,
  ],
]);
const number = sql`coalesce(k.number, 0)`;
const sortable = {
  name: sql`lower(u.last_name)`,
  role: jobRoleHere,
  licences: number,
  certificates: number,
  expires: sql`k.day`,
};

type Shown = MemberFilter & OfProduct & CheckedPlace & { now: Date; ids?: string | undefined };
type Filter = Shown & MembersQuery;

function hasStatus({ status, now }: Shown): RawBuilder<SqlBool> {
  if (status === '') return sql`true`;
  if (status === 'lapsed')
    return sql`u.state = 'provisional' and not exists (select from invited_at(${now}) i where i.user_id = u.id)`;
  return sql`account_state(u.state, u.erased_at) = ${status}`;
}

function hasCertificates({ certificates: which = '', now, ...params }: Shown): RawBuilder<SqlBool> {
  if (which === '') return sql`true`;
  const today = sql`${now.toISOString().slice(0, 10)}::date`;
  const ends =
    which === 'ended'
      ? sql`c.expires_on < ${today}`
      : sql`c.expires_on between ${today} and ${today} + ${endingDays[which]}::int`;
  return sql`exists (select from certificates c where c.user_id = u.id and c.group_id = m.group_id
    and c.state = 'valid' and ${isOfProduct(params)} and ${ends})`;
}

/** Selects members of a service of the caller. Other services are not searched, so that nothing is said about them. */
function isInService(scope: Scope, { service }: Shown): RawBuilder<SqlBool> {
  if (service === undefined) return sql`true`;
  return sql`exists (select from subgroup_members n where n.subgroup_id = ${service} and n.group_id = m.group_id
    and n.user_id = m.user_id and ${scopeWhere(scope, { group: sql.ref('n.group_id'), subgroup: sql.ref('n.subgroup_id') })})`;
}

/** SQL over `group_members m` and `users u` that filters the list. */
function isShown(scope: Scope, filter: Shown): RawBuilder<SqlBool> {
  const subgroupId = filter.subgroupId ?? null;
  return sql`m.group_id = ${filter.groupId} and (m.archived_at is not null) = (${filter.list} = 'archived')
    and (${subgroupId}::bigint is null or exists (select from subgroup_members n
      where n.subgroup_id = ${subgroupId} and n.user_id = u.id))
    and ${scopeWhere(scope, { group: sql.ref('m.group_id'), subgroup: sql`${subgroupId}::bigint` })}
    and ${hasStatus(filter)} and ${hasCertificates(filter)} and ${isInService(scope, filter)}
    and ${filter.role === undefined ? sql`true` : sql`${jobRoleHere} = ${filter.role}`}
    and ${filter.ids === undefined ? sql`true` : sql`u.id = any(${filter.ids.split(',').map(Number)}::bigint[])`}
    and ${whenSearched(
      filter.q,
      sql`lower(u.first_name || ' ' || u.last_name) like ${containing(filter.q)} or u.email like ${containing(filter.q)}
        or u.registration_number = ${filter.q} or lower(m.payroll_number) = ${filter.q.toLowerCase()}`,
    )}`;
}

/** Lists the ids of all members that the list shows under these filters. */
export async function listMemberIds(db: Queries, scope: Scope, filter: Shown): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select u.id from group_members m join users u on u.id = m.user_id
    where ${isShown(scope, filter)} order by u.id`.execute(db);
  return rows.map((row) => row.id);
}

/**
 * Lists members of an organisation, or of one of its services, with their licences and certificates in this
 * organisation.
 */
export async function listMemberRows(db: Queries, scope: Scope, filter: Filter): Promise<MemberData[]> {
  const order = sql`${orderBy(filter, sortable)}, lower(u.first_name), u.id`;
  const { rows } = await sql<MemberData>`
    with page as (
      select m.group_id, u.id, count(*) over ()::int as total, row_number() over (order by ${order}) as place
      from group_members m join users u on u.id = m.user_id ${counted.get(filter.sort.replace('-', ''))?.(filter) ?? sql``}
      where ${isShown(scope, filter)}
      order by ${order} ${limitTo(filter)})
    select u.id, u.first_name, u.last_name, u.email, ${jobRoleHere} as job_role, u.registration_number, m.payroll_number,
      account_state(u.state, u.erased_at) as state, page.total, ${liveLicences} as live_licences, ${certificates} as certificates,
      (select min(c.expires_on) from certificates c where c.user_id = u.id and c.group_id = m.group_id
        and c.state = 'valid' and ${isOfProduct(filter)}) as expires_on,
      exists (select from user_roles r where r.user_id = u.id and r.role = 'organiser') as is_organiser,
      ${waitingResults} as waiting_results,
      coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name)
        from subgroup_members n join subgroups s on s.id = n.subgroup_id
        where n.user_id = u.id and n.group_id = m.group_id and s.archived_at is null
          and ${scopeWhere(scope, { group: sql.ref('n.group_id'), subgroup: sql.ref('s.id') })}), '[]') as services
    from page join users u on u.id = page.id join group_members m on m.group_id = page.group_id and m.user_id = u.id
    order by page.place`.execute(db);
  return rows;
}

export async function findGroupName(db: Queries, groupId: GroupId): Promise<string> {
  const { name } = await db.selectFrom('groups').select('name').where('id', '=', groupId).executeTakeFirstOrThrow();
  return name;
}

export async function isGroupOpen(db: Queries, groupId: GroupId): Promise<boolean> {
  const row = await db.selectFrom('groups').select('archived_at').where('id', '=', groupId).executeTakeFirst();
  return row?.archived_at === null;
}
