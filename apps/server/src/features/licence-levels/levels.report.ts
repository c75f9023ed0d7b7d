import type { ProductType, StockLevel } from '@doselore/contract/ledger';
import type { LevelsQuery } from '@doselore/contract/licence-levels';
import { type RawBuilder, sql } from 'kysely';
import { type Scope, scopeWhere } from '../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries, titleOf, whenSearched } from '../../platform/db/index.ts';
import { isAtLevel, type StockData, stockKeys } from '../licence-stock/index.ts';

export type LevelData = StockData & {
  group_name: string;
  issued_90_days: number;
  days_of_cover: number | null;
  ending_90_days: number;
  total: number;
  /** Position in the sorted list. */
  place: number;
};

type Filter = LevelsQuery & { now: Date };

const since = (now: Date) => sql`${now}::timestamptz - interval '90 days'`;
/** SQL for the days that unissued seats last at the rate of the last 90 days. Null when none were issued. */
const cover = (available: string, issued: string) => sql.raw(`${available} * 90 / nullif(${issued}, 0)`);

/** SQL for the count of a key by which the list is sorted: `k` of `countedForAll`. */
const number = 'coalesce(k.number, 0)';

const sortable = {
  title: sql`lower(s.title)`,
  group: sql`lower(s.group_name)`,
  months: sql`nullif(s.certificate_months, 0)`,
  bought: 's.bought',
  pot: 's.pot',
  pools: 's.pools',
  held: 's.held',
  used: 's.used',
  void: 's.void',
  issued: sql.raw(number),
  cover: cover('(s.pot + s.pools)', number),
  ending: sql.raw(number),
};

/** SQL over a licence `l`: it was issued in the last 90 days and used a seat. */
const isIssuedLately = (now: Date) => sql`l.issued_at > ${since(now)} and l.issued_at <= ${now}::timestamptz
  and not l.is_free_retry and l.deleted_at is null`;

/** SQL for the number of licences issued for the ledger key of a row. Reads an index of such licences only. */
const issuedOf = (row: string, now: Date) => sql`(select count(*)::int from licences l
  where l.group_id = ${sql.ref(`${row}.group_id`)} and l.product_type = ${sql.ref(`${row}.product_type`)}
    and l.product_id = ${sql.ref(`${row}.product_id`)} and l.certificate_months = ${sql.ref(`${row}.certificate_months`)}
    and ${isIssuedLately(now)})`;

/** SQL for valid certificates of members that expire within 90 days, by product. */
const ending = ({ now, isCounted }: { now: Date; isCounted: RawBuilder<unknown> }) => sql`(
  select c.group_id, c.product_type, c.product_id, count(*)::int as number from certificates c
  join group_members m on m.user_id = c.user_id and m.group_id = c.group_id and m.archived_at is null
  join users u on u.id = c.user_id and u.state <> 'disabled'
  where c.state = 'valid' and c.expires_on between ${now}::date and ${now}::date + 90
    and ${isCounted} group by 1, 2, 3)`;

function countedForAll({ sort, now, groupId }: Filter): RawBuilder<unknown> {
  switch (sort.replace('-', '')) {
    case 'issued':
    case 'cover':
      return sql`cross join lateral (select ${issuedOf('s', now)} as number) k`;
    case 'ending':
      return sql`left join ${ending({ now, isCounted: groupId === undefined ? sql`true` : sql`c.group_id = ${groupId}` })} k
        using (group_id, product_type, product_id)`;
    default:
      return sql``;
  }
}

/**
 * Lists stock levels (domain 2.3). Counts issues and expiries only for the shown page, or for all keys where they are
 * sorted by them.
 */
export async function listLevelRows(db: Queries, scope: Scope, filter: Filter): Promise<LevelData[]> {
  const { now } = filter;
  const order = sql`${orderBy(filter, sortable)}, lower(s.title), s.group_id, s.product_id, s.certificate_months`;
  const { rows } = await sql<LevelData>`
    with ${stockKeys(scope, { groupId: filter.groupId, now })},
    named as (select k.*, g.name as group_name from stock k join groups g on g.id = k.group_id),
    page as materialized (
      select s.*, count(*) over ()::int as total, row_number() over (order by ${order}) as place
      from named s ${countedForAll(filter)}
      where ${whenSearched(filter.q, sql`lower(s.title || ' ' || s.group_name) like ${containing(filter.q)}`)} and ${isAtLevel(filter.level)}
      order by ${order} ${limitTo(filter)}
    ), counted as (
      select p.*, ${issuedOf('p', now)} as issued_90_days, coalesce(e.number, 0) as ending_90_days from page p
      left join ${ending({
        now,
        isCounted: sql`(c.group_id, c.product_type, c.product_id)
        in (select group_id, product_type, product_id from page)`,
      })} e using (group_id, product_type, product_id)
    )
    select c.*, ${cover('(c.pot + c.pools)', 'c.issued_90_days')} as days_of_cover from counted c order by c.place`.execute(
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
 * SQL for pools with the days that each lasts. A pool is low under 30 days, or under 3 seats where nothing was issued.
 * `isCounted` chooses licences `l`.
 */
const rated = ({ now, pools, isCounted }: Rated) => sql`(
  select c.*, case when c.pool = 0 then 'empty' when coalesce(c.days_of_cover < 30, c.pool < 3) then 'low' else 'ok' end as level
  from (select b.*, ${cover('b.pool', 'b.issued_90_days')} as days_of_cover
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
  filter: Filter & { besides?: number | undefined },
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
