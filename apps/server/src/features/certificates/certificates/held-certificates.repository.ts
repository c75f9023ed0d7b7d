import type { ProductType } from '@doselore/contract';
import { type PlaceCertificatesQuery, renewalWindowDays } from '@doselore/contract/certificates';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  type CertificateId,
  type CheckedPlace,
  type Scope,
  scopeWhere,
  type VirtualGroupId,
} from '../../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries, whenSearched } from '../../../platform/db/index.ts';
import type { CertificateData } from './certificates.repository.ts';

export type HeldData = CertificateData & { group_id: number; group_name: string; user_name: string; total: number };

/** Place whose certificates are read: an organisation, one of its services, or a pharmacist-led course. */
export type CertificatesPlace = CheckedPlace | { virtualGroupId: VirtualGroupId };

type Params = {
  groupId?: number | undefined;
  subgroupId?: number | undefined;
  virtualGroupId?: number | undefined;
  certificateId?: CertificateId;
  day: string;
};
type Chosen = CertificatesPlace & { certificateIds: readonly number[]; day: string };
type Filter = Params & PlaceCertificatesQuery & { certificateIds?: readonly number[] };

/** SQL for the text that a search looks in: course, number, and present name and email address of the holder. */
const searched = sql`lower(c.title || ' ' || c.serial || ' ' || u.first_name || ' ' || u.last_name || ' ' || u.email)`;
const holder = sql`lower(u.last_name || ' ' || u.first_name)`;
const sortable = {
  awarded: sql`c.awarded_on`,
  title: sql`lower(c.title)`,
  ends: sql`c.expires_on`,
  holder,
};

/** SQL for the state on a day, as `stateOn` of the presenter tells it. */
function hasState({ state, day }: Filter): RawBuilder<SqlBool> {
  if (state === '') return sql`true`;
  if (state === 'superseded' || state === 'revoked') return sql`c.state = ${state}`;
  const left = sql`c.expires_on - ${day}::date`;
  const is = {
    valid: sql`(c.expires_on is null or ${left} > ${renewalWindowDays}::int)`,
    expiring: sql`${left} between 0 and ${renewalWindowDays}::int`,
    expired: sql`${left} < 0`,
  }[state];
  return sql`c.state = 'valid' and ${is}`;
}

/**
 * SQL for whether a member of the service holds certificate `c`. True for every certificate when the service is null.
 */
const isOfService = (subgroupId: number | null): RawBuilder<SqlBool> => sql`(${subgroupId}::bigint is null or exists (
  select from subgroup_members n join group_members m on m.group_id = n.group_id and m.user_id = n.user_id
  where n.subgroup_id = ${subgroupId} and n.group_id = c.group_id and n.user_id = c.user_id and m.archived_at is null))`;

/**
 * SQL for whether certificate `c` was earned in a pharmacist-led course, or by the online course that assesses its
 * delegates. True for every certificate when the course is null. Begins with the few delegates, not with all certificates.
 */
function isOfSession(virtualGroupId: number | null): RawBuilder<SqlBool> {
  if (virtualGroupId === null) return sql`true`;
  return sql`c.id in (
    select o.id from virtual_group_delegates d
    cross join lateral (select x.id, x.source, x.source_id from certificates x where x.user_id = d.user_id offset 0) o
    where d.virtual_group_id = ${virtualGroupId}
      and (o.source = 'pled' and d.licence_id = o.source_id or o.source = 'online' and d.assessment = 'passed'
        and d.licence_id = (select n.licence_id from course_users n where n.id = o.source_id)))`;
}

/**
 * SQL for whether the scope reaches certificate `c`. In a pharmacist-led course of another service, service admins reach
 * the certificates of their own members.
 */
function isReached(scope: Scope, subgroupId: number | null, virtualGroupId: number | null) {
  const group = sql.ref('c.group_id');
  if (virtualGroupId === null) return scopeWhere(scope, { group, subgroup: sql`${subgroupId}::bigint` });
  const subgroup = sql`(select v.subgroup_id from virtual_groups v where v.id = ${virtualGroupId})`;
  return sql<SqlBool>`(${scopeWhere(scope, { group, subgroup, virtualGroup: sql`${virtualGroupId}::bigint` })}
    or exists (select from subgroup_members n where n.group_id = c.group_id and n.user_id = c.user_id
      and ${scopeWhere(scope, { subgroup: sql.ref('n.subgroup_id') })}))`;
}

/**
 * Lists certificates of an organisation, of the members of a service, of a pharmacist-led course, or of a person.
 * Services have no certificates of their own. Their admins see all certificates that their members earned in the
 * organisation.
 */
export async function listHeldCertificates(db: Queries, scope: Scope, filter: Filter): Promise<HeldData[]> {
  const { groupId = null, subgroupId = null, virtualGroupId = null, userId = null, certificateId = null, q } = filter;
  const { productType = null, productId = null, awardedFrom = null, awardedTo = null } = filter;
  const chosen = filter.certificateIds === undefined ? null : [...filter.certificateIds];
  const order = sql`order by ${orderBy({ sort: filter.sort || '-awarded' }, sortable)}, c.id desc`;
  // Counts and sorts narrow rows. Without a search and a sort by person, PostgreSQL leaves out the people.
  const { rows } = await sql<HeldData>`
    with page as (
      select c.id, count(*) over ()::int as total
      from certificates c left join users u on u.id = c.user_id
      where ${isReached(scope, subgroupId, virtualGroupId)}
        and (${groupId}::bigint is null or c.group_id = ${groupId})
        and ${isOfService(subgroupId)} and ${isOfSession(virtualGroupId)}
        and (${userId}::bigint is null or c.user_id = ${userId})
        and (${certificateId}::bigint is null or c.id = ${certificateId})
        and (${productType}::text is null or c.product_type = ${productType})
        and (${productId}::bigint is null or c.product_id = ${productId})
        and (${awardedFrom}::date is null or c.awarded_on >= ${awardedFrom}::date)
        and (${awardedTo}::date is null or c.awarded_on <= ${awardedTo}::date)
        and (${chosen}::bigint[] is null or c.id = any(${chosen}::bigint[]))
        and ${hasState(filter)}
        and ${whenSearched(q, sql`${searched} like ${containing(q)}`)}
      ${order} ${limitTo(filter)}
    )
    select c.id, c.serial, c.user_id, c.title, c.holder_first_name, c.holder_last_name, c.holder_registration_number,
      c.printed, c.group_id, g.name as group_name, c.awarded_on, c.expires_on, c.state, c.verify_code, c.created_at,
      (c.revoked_at at time zone 'Europe/London')::date::text as revoked_on, u.erased_at is not null as is_erased,
      u.first_name || ' ' || u.last_name as user_name, p.total
    from page p join certificates c on c.id = p.id join groups g on g.id = c.group_id join users u on u.id = c.user_id
    ${order}`.execute(db);
  return rows;
}

export type CertifiedCourse = { product_type: ProductType; product_id: number; title: string; count: number };

/** Lists the courses with certificates at the place. Each has the title of its newest certificate. */
export async function listCertifiedCourseRows(
  db: Queries,
  scope: Scope,
  { groupId, subgroupId }: CheckedPlace,
): Promise<CertifiedCourse[]> {
  const { rows } = await sql<CertifiedCourse>`
    select x.* from (
      select c.product_type, c.product_id, (array_agg(c.title order by c.awarded_on desc, c.id desc))[1] as title,
        count(*)::int as count
      from certificates c
      where ${scopeWhere(scope, { group: sql.ref('c.group_id'), subgroup: sql`${subgroupId ?? null}::bigint` })}
        and c.group_id = ${groupId} and ${isOfService(subgroupId ?? null)}
      group by c.product_type, c.product_id) x
    order by lower(x.title), x.product_id`.execute(db);
  return rows;
}

export async function findHeldCertificate(
  db: Queries,
  scope: Scope,
  params: Params & { certificateId: CertificateId },
): Promise<HeldData | undefined> {
  const [row] = await listHeldCertificates(db, scope, { ...params, q: '', page: 1, per_page: 1, sort: '', state: '' });
  return row;
}

/** Lists the chosen certificates that the place shows, sorted by holder. */
export function listChosenCertificates(db: Queries, scope: Scope, params: Chosen): Promise<HeldData[]> {
  const all = { q: '', page: 1, per_page: params.certificateIds.length, sort: 'holder', state: '' } as const;
  return listHeldCertificates(db, scope, { ...params, ...all });
}
