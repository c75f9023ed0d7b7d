import type { ProductType } from '@doselore/contract';
import type { StockLevel } from '@doselore/contract/ledger';
import type { LevelsQuery } from '@doselore/contract/licence-levels';
import { type RawBuilder, sql } from 'kysely';
import { type Scope, scopeWhere } from '../../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries, titleOf, whenSearched } from '../../../platform/db/index.ts';
import { cover, isIssuedLately } from './issue-rate.repository.ts';
import { isAtLevel } from './stock.report.ts';

export type ServiceLevelData = {
  group_id: number;
  group_name: string;
  subgroup_id: number;
  subgroup_name: string;
  product_type: ProductType;
  product_id: number;
  title: string;
  certificate_months: number;
  pool: number;
  held: number;
  used: number;
  issued_90_days: number;
  days_of_cover: number | null;
  level: StockLevel;
  total: number;
  /** Position in the sorted list. */
  place: number;
};

const sortableService = {
  title: sql`lower(s.title)`,
  service: sql`lower(s.subgroup_name)`,
  group: sql`lower(s.group_name)`,
  months: sql`nullif(s.certificate_months, 0)`,
  pool: 's.pool',
  issued: 's.issued_90_days',
  cover: 's.days_of_cover',
};

type Rated = { now: Date; pools: RawBuilder<unknown>; isCounted: RawBuilder<unknown> };

/**
 * SQL for pools with the days that each lasts, and its level. `isCounted` chooses licences `l`.
 */
const rated = ({ now, pools, isCounted }: Rated) => sql`(
  select c.*, stock_level(c.pool, low_stock_at(null, c.issued_90_days)) as level from (select b.*, ${cover('b.pool', 'b.issued_90_days')} as days_of_cover
    from (select p.*, coalesce(i.number, 0) as issued_90_days from ${pools} p
      left join (select l.subgroup_id, l.product_type, l.product_id, l.certificate_months, count(*)::int as number
        from licences l where ${isIssuedLately(now)} and ${isCounted} group by 1, 2, 3, 4) i
        using (subgroup_id, product_type, product_id, certificate_months)) b) c)`;

/**
 * Lists the pools of services. The seats that a service bought are not recorded apart from its organisation. Its level
 * therefore follows from how long the pool lasts. Counts only the shown page, or all pools where the list is sorted or
 * filtered by it.
 */
export async function listServiceLevelRows(
  db: Queries,
  scope: Scope,
  filter: LevelsQuery & { besides?: number | undefined; now: Date },
): Promise<ServiceLevelData[]> {
  const { now } = filter;
  const isRated = filter.level !== '' || ['issued', 'cover'].includes(filter.sort.replace('-', ''));
  const order = sql`${orderBy(filter, sortableService)}, lower(s.title), s.subgroup_id, s.product_id, s.certificate_months`;
  const ofAll = rated({ now, pools: sql`pools`, isCounted: sql`l.subgroup_id in (select id from places)` });
  const ofPage = rated({
    now,
    pools: sql`(select * from page join pools using (subgroup_id, product_type, product_id, certificate_months))`,
    isCounted: sql`(l.subgroup_id, l.product_type, l.product_id, l.certificate_months)
      in (select subgroup_id, product_type, product_id, certificate_months from page)`,
  });
  const { rows } = await sql<ServiceLevelData>`
    with places as materialized (
      select p.id, p.name, p.group_id, g.name as group_name from subgroups p
      join groups g on g.id = p.group_id and g.archived_at is null
      where p.archived_at is null and ${scopeWhere(scope, { group: sql.ref('p.group_id'), subgroup: sql.ref('p.id') })}
        and ${filter.groupId === undefined ? sql`true` : sql`p.group_id = ${filter.groupId}`}
        and ${filter.besides === undefined ? sql`true` : sql`p.id <> ${filter.besides}`}
    ), pools as materialized (
      select p.group_id, p.group_name, p.id as subgroup_id, p.name as subgroup_name, a.product_type, a.product_id,
        ${titleOf('a')} as title, a.certificate_months, a.available as pool
      from places p join licence_accounts a on a.kind = 'POOL' and a.place_id = p.id and a.group_id = p.group_id
    ), page as materialized (
      select s.subgroup_id, s.product_type, s.product_id, s.certificate_months, count(*) over ()::int as total,
        row_number() over (order by ${order}) as place
      from ${isRated ? ofAll : sql`pools`} s
      where ${whenSearched(filter.q, sql`lower(s.title || ' ' || s.subgroup_name || ' ' || s.group_name) like ${containing(filter.q)}`)}
        and ${isAtLevel(filter.level)}
      order by ${order} ${limitTo(filter)}
    )
    select s.*, h.held, h.used from ${ofPage} s
    cross join lateral (
      select count(*) filter (where l.state = 'issued')::int as held,
        count(*) filter (where l.started_at is not null)::int as used
      from licences l where l.subgroup_id = s.subgroup_id and l.product_type = s.product_type
        and l.product_id = s.product_id and l.certificate_months = s.certificate_months
        and not l.is_free_retry and l.deleted_at is null) h
    order by s.place`.execute(db);
  return rows;
}
