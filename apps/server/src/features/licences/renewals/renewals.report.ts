import type { ListQuery, ProductType } from '@doselore/contract';
import type { RenewalOffer } from '@doselore/contract/renewals';
import { type RawBuilder, sql } from 'kysely';
import { type CheckedPlace, type Scope, scopeWhere } from '../../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries, titleOf } from '../../../platform/db/index.ts';

type Key = { productType: ProductType; productId: number; title: string; certificateMonths: number };

export type ExpiryPlanData = {
  product_type: ProductType;
  product_id: number;
  title: string;
  certificate_months: number;
  ending_90_days: number;
  renewing: number;
  available: number;
  refresher_available: number;
  to_buy: number;
  refresher: Key | null;
  offers: RenewalOffer[];
  total: number;
};
/**
 * An organisation with its pot, or a service with its members and its pool. `withPot` adds the pot of its organisation.
 */
export type PlanPlace = CheckedPlace & { withPot: boolean };
type Filter = ListQuery & { place: PlanPlace; now: Date };
type Ending = Pick<Filter, 'place' | 'now'> & { withExpired?: boolean };

/** SQL for the refreshers of courses, as `refreshers`. */
export const refreshers = sql`refreshers as materialized (
    select k.from_type, k.from_id, r.type, r.id, r.title, r.default_months, r.archived_at from product_links k
    join (select 'abstract_course' as type, id, title, default_months, archived_at from abstract_courses
      union all select 'abstract_paper_course', id, title, default_months, archived_at from abstract_paper_courses) r
      on r.type = k.to_type and r.id = k.to_id where k.kind = 'refresher' and k.until_on is null
  )`;

/**
 * SQL for valid certificates of current members that expire within 90 days, as `ending`, and for refreshers, as
 * `refreshers`. `withExpired` adds expired certificates.
 */
const endingOf = (scope: Scope, { place, now, withExpired = false }: Ending) => {
  const subgroupId = place.subgroupId ?? null;
  return sql`${refreshers}, ending as materialized (
  select c.user_id, c.group_id, c.product_type, c.product_id, c.expires_on, c.months, exists (select from licences l
      where l.user_id = c.user_id and l.group_id = c.group_id and l.state in ('issued', 'in_progress')
        and ((l.product_type, l.product_id) = (c.product_type, c.product_id) or (l.product_type, l.product_id) in (
          select r.type, r.id from refreshers r where r.from_type = c.product_type and r.from_id = c.product_id))) as is_renewing
  from certificates c join group_members m on m.user_id = c.user_id and m.group_id = c.group_id and m.archived_at is null
  join users u on u.id = c.user_id and u.state <> 'disabled'
  where c.group_id = ${place.groupId} and c.state = 'valid' and c.expires_on <= ${now}::date + 90
    and (${withExpired} or c.expires_on >= ${now}::date)
    and ${scopeWhere(scope, { group: sql.ref('c.group_id'), subgroup: sql`${subgroupId}::bigint` })}
    and (${subgroupId}::bigint is null or exists (select from subgroup_members b
      where b.subgroup_id = ${subgroupId} and b.user_id = c.user_id)))`;
};

const isSource = ({ subgroupId, withPot }: PlanPlace): RawBuilder<boolean> => sql`((${withPot} and a.kind = 'POT')
  or (a.kind = 'POOL' and a.place_id = ${subgroupId ?? 0}))`;

const sortable = {
  ending: 's.ending_90_days',
  title: sql`lower(s.title)`,
  renewing: 's.renewing',
  available: 's.available',
  to_buy: 's.to_buy',
};

/** Lists the plan. Offers the own pool before the pot, and larger stock before smaller stock. */
export async function listExpiryPlanRows(db: Queries, scope: Scope, filter: Filter): Promise<ExpiryPlanData[]> {
  const { rows } = await sql<ExpiryPlanData>`
    with ${endingOf(scope, filter)}, counted as (
      select e.group_id, e.product_type, e.product_id, count(*)::int as ending_90_days,
        count(*) filter (where e.is_renewing)::int as renewing, mode() within group (order by e.months) as usual
      from ending e group by 1, 2, 3
    ), stocked as (
      select c.*, ${titleOf('c')} as title, r.type as refresher_type, r.id as refresher_id, r.title as refresher_title, r.default_months,
        coalesce(p.available, 0)::int as available,
        coalesce(p.refresher_available, 0)::int as refresher_available, p.months, coalesce(p.offers, '[]') as offers
      from counted c left join refreshers r on r.from_type = c.product_type and r.from_id = c.product_id
        and r.archived_at is null
      left join lateral (
        select sum(o.available) filter (where not o.is_refresher) as available,
          sum(o.available) filter (where o.is_refresher) as refresher_available,
          (array_agg(o.certificate_months order by o.available desc) filter (where not o.is_refresher))[1] as months,
          json_agg(json_build_object('productType', o.product_type, 'productId', o.product_id, 'title', ${titleOf('o')},
            'certificateMonths', o.certificate_months, 'is_refresher', o.is_refresher, 'source', o.kind,
            'available', o.available) order by o.is_refresher, o.kind = 'POT', o.available desc, o.certificate_months) as offers
        from (select a.*, (a.product_type, a.product_id) <> (c.product_type, c.product_id) as is_refresher from licence_accounts a
          where a.group_id = c.group_id and ((a.product_type, a.product_id) = (c.product_type, c.product_id)
              or (a.product_type, a.product_id) = (r.type, r.id)) and a.available > 0
            and ${isSource(filter.place)}) o) p on true
    )
    select s.*, count(*) over ()::int as total from (
      select product_type, product_id, title, coalesce(months, usual)::int as certificate_months, ending_90_days, renewing,
        available, refresher_available,
        greatest(0, ending_90_days - renewing - available - refresher_available)::int as to_buy, offers,
        case when refresher_id is not null then json_build_object('productType', refresher_type, 'productId', refresher_id,
          'title', refresher_title, 'certificateMonths', default_months) end as refresher
      from stocked
    ) s where lower(s.title) like ${containing(filter.q)}
    order by ${orderBy({ sort: filter.sort || '-to_buy' }, sortable)}, lower(s.title), s.product_id ${limitTo(filter)}`.execute(
    db,
  );
  return rows;
}

export type ExpiringData = {
  id: number;
  name: string;
  services: { id: number; name: string }[];
  expires_on: string;
  is_renewing: boolean;
  total: number;
};

export async function listExpiringRows(
  db: Queries,
  scope: Scope,
  filter: Filter & { productType: ProductType; productId: number },
): Promise<ExpiringData[]> {
  const { subgroupId } = filter.place;
  const { rows } = await sql<ExpiringData>`
    with ${endingOf(scope, filter)}
    select s.*, count(*) over ()::int as total from (
      select e.user_id as id, u.first_name || ' ' || u.last_name as name, e.expires_on, e.is_renewing,
        coalesce((select json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name) from subgroup_members b
          join subgroups p on p.id = b.subgroup_id and p.archived_at is null
          where b.user_id = e.user_id and b.group_id = e.group_id
            and ${subgroupId === undefined ? sql`true` : sql`p.id = ${subgroupId}`}), '[]') as services
      from ending e join users u on u.id = e.user_id
      where e.product_type = ${filter.productType} and e.product_id = ${filter.productId}
    ) s where lower(s.name) like ${containing(filter.q)}
    order by ${orderBy(filter, { expires: 's.expires_on', name: sql`lower(s.name)` })}, s.id ${limitTo(filter)}`.execute(
    db,
  );
  return rows;
}

export type ExpiringSummary = {
  in_30: number;
  in_60: number;
  in_90: number;
  expired: number;
  /** People whose certificates expire, the earliest expiry first. Then people with expired certificates, the latest first. */
  people: { id: number; name: string }[];
};

/**
 * Counts certificates that expire within 30, 60 and 90 days or have expired. Lists the first people whose
 * certificates expire and the first people with expired certificates, at most `most` of each.
 */
export async function findExpiringSummary(
  db: Queries,
  scope: Scope,
  filter: Pick<Filter, 'place' | 'now'> & { most: number },
): Promise<ExpiringSummary> {
  const left = sql`(e.expires_on - ${filter.now}::date)`;
  const within = (days: number) => sql`(count(*) filter (where ${left} between 0 and ${days}::int))::int`;
  const { rows } = await sql<ExpiringSummary>`
    with ${endingOf(scope, { ...filter, withExpired: true })}, soonest as (
      select e.user_id, u.first_name || ' ' || u.last_name as name,
        min(${left}) filter (where ${left} >= 0) as next, max(${left}) filter (where ${left} < 0) as past
      from ending e join users u on u.id = e.user_id group by 1, 2
    ), named as (
      (select * from soonest where next is not null order by next, user_id limit ${filter.most})
      union (select * from soonest where past is not null order by past desc, user_id limit ${filter.most}))
    select ${within(30)} as in_30, ${within(60)} as in_60, ${within(90)} as in_90,
      (count(*) filter (where ${left} < 0))::int as expired,
      (select coalesce(json_agg(json_build_object('id', p.user_id, 'name', p.name) order by p.next nulls last, p.past desc, p.user_id), '[]')
        from named p) as people
    from ending e`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A sum without groups has one row');
  return row;
}
