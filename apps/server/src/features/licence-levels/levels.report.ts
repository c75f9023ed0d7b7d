import type { LevelsQuery, ProductType, StockLevel } from '@doselore/contract';
import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries } from '../../platform/db/index.ts';
import { isAtLevel, type StockData, stockKeys } from '../licence-stock/index.ts';
import { titleOf } from '../licences/index.ts';

export type LevelData = StockData & {
  issued_90_days: number;
  days_of_cover: number | null;
  ending_90_days: number;
  total: number;
};

type Filter = LevelsQuery & { now: Date };

const since = (now: Date) => sql`${now}::timestamptz - interval '90 days'`;
/** `daysOfCover` of the contract, where the database sorts by it. */
const cover = (available: string, issued: string) =>
  sql`case when ${sql.raw(issued)} = 0 then null else ${sql.raw(available)} * 90 / ${sql.raw(issued)} end`;

const sortable = {
  title: sql`lower(s.title)`,
  group: sql`lower(s.group_name)`,
  months: sql`nullif(s.certificate_months, 0)`,
  bought: 's.bought',
  pot: 's.pot',
  pools: 's.pools',
  held: 's.held',
  used: 's.used',
  issued: 's.issued_90_days',
  cover: 's.days_of_cover',
  ending: 's.ending_90_days',
};

/** Domain 2.3. What was issued and what ends is counted once for all keys, out of an index that holds no more than that. */
export async function listLevelRows(db: Queries, scope: Scope, filter: Filter): Promise<LevelData[]> {
  const { now } = filter;
  const { rows } = await sql<LevelData>`
    with ${stockKeys(scope, { groupId: filter.groupId, now })}, issued as (
      select l.group_id, l.product_type, l.product_id, l.certificate_months, count(*)::int as n from licences l
      where l.issued_at > ${since(now)} and l.issued_at <= ${now}::timestamptz and not l.is_free_retry and l.deleted_at is null
        and ${filter.groupId === undefined ? sql`true` : sql`l.group_id = ${filter.groupId}`}
      group by 1, 2, 3, 4
    ), ending as (
      select c.group_id, c.product_type, c.product_id, count(*)::int as n from certificates c
      where c.state = 'valid' and c.expires_on between ${now}::date and ${now}::date + 90
        and c.group_id in (select group_id from keys) group by 1, 2, 3
    ), counted as (
      select s.*, g.name as group_name, coalesce(i.n, 0) as issued_90_days, coalesce(e.n, 0) as ending_90_days
      from stock s join groups g on g.id = s.group_id
      left join issued i using (group_id, product_type, product_id, certificate_months)
      left join ending e using (group_id, product_type, product_id)
    )
    select s.*, count(*) over ()::int as total
    from (select c.*, ${cover('(c.pot + c.pools)', 'c.issued_90_days')} as days_of_cover from counted c) s
    where lower(s.title || ' ' || s.group_name) like ${containing(filter.q)} and ${isAtLevel(filter.level)}
    order by ${orderBy(filter, sortable)}, lower(s.title), s.group_id, s.product_id, s.certificate_months ${limitTo(filter)}`.execute(
    db,
  );
  return rows;
}

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
};

const sortableService = {
  title: sql`lower(s.title)`,
  service: sql`lower(s.subgroup_name)`,
  group: sql`lower(s.group_name)`,
  months: sql`nullif(s.certificate_months, 0)`,
  pool: 's.pool',
  held: 's.held',
  used: 's.used',
  issued: 's.issued_90_days',
  cover: 's.days_of_cover',
};

/**
 * The pools of services. What a service bought is not known apart from its organisation, so its pool is low when it
 * lasts for less than 30 days, or holds fewer than 3 where nothing was issued.
 */
export async function listServiceLevelRows(db: Queries, scope: Scope, filter: Filter): Promise<ServiceLevelData[]> {
  const { now } = filter;
  const { rows } = await sql<ServiceLevelData>`
    with places as materialized (
      select p.id, p.name, p.group_id, g.name as group_name from subgroups p
      join groups g on g.id = p.group_id and g.archived_at is null
      where p.archived_at is null and ${scopeWhere(scope, { group: sql.ref('p.group_id'), subgroup: sql.ref('p.id') })}
        and ${filter.groupId === undefined ? sql`true` : sql`p.group_id = ${filter.groupId}`}
    ), parts as (
      select p.id, a.product_type, a.product_id, a.certificate_months, a.available as pool, 0 as held, 0 as used, 0 as issued
      from places p join licence_accounts a on a.kind = 'POOL' and a.place_id = p.id and a.group_id = p.group_id
      union all
      select p.id, l.product_type, l.product_id, l.certificate_months, 0, (l.state = 'issued')::int,
        (l.started_at is not null)::int, (l.issued_at > ${since(now)})::int
      from places p join licences l on l.subgroup_id = p.id and not l.is_free_retry and l.deleted_at is null
    ), summed as (
      select id, product_type, product_id, certificate_months, sum(pool)::int as pool, sum(held)::int as held,
        sum(used)::int as used, sum(issued)::int as issued_90_days
      from parts group by 1, 2, 3, 4
    ), covered as (
      select p.group_id, p.group_name, p.id as subgroup_id, p.name as subgroup_name, k.product_type, k.product_id,
        ${titleOf('k')} as title, k.certificate_months, k.pool, k.held, k.used, k.issued_90_days,
        ${cover('k.pool', 'k.issued_90_days')} as days_of_cover
      from summed k join places p on p.id = k.id
    )
    select s.*, count(*) over ()::int as total from (
      select c.*, case when c.pool = 0 then 'empty' when coalesce(c.days_of_cover < 30, c.pool < 3) then 'low' else 'ok' end
        as level from covered c
    ) s
    where lower(s.title || ' ' || s.subgroup_name || ' ' || s.group_name) like ${containing(filter.q)}
      and ${isAtLevel(filter.level)}
    order by ${orderBy(filter, sortableService)}, lower(s.title), s.subgroup_id, s.product_id, s.certificate_months ${limitTo(filter)}`.execute(
    db,
  );
  return rows;
}
