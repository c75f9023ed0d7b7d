import type { ListQuery, ProductType } from '@doselore/contract';
import type { StockLevel } from '@doselore/contract/ledger';
import type { StockQuery } from '@doselore/contract/licence-stock';
import { type RawBuilder, sql } from 'kysely';
import { type CheckedServicePlace, type GroupId, type Scope, scopeWhere } from '../../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries, titleOf } from '../../../platform/db/index.ts';
import { isIssuedLately } from './issue-rate.repository.ts';

export type StockData = {
  group_id: number;
  product_type: ProductType;
  product_id: number;
  title: string;
  certificate_months: number;
  bought: number;
  pot: number;
  pools: number;
  held: number;
  used: number;
  void: number;
  issued_90_days: number;
  low_at: number;
  level: StockLevel;
};
type Totals = {
  total: number;
  courses: number;
  all_bought: number;
  all_pot: number;
  all_pools: number;
  all_held: number;
  all_used: number;
  all_void: number;
  all_low: number;
};

type Key = { groupId?: number | undefined; productType?: ProductType; productId?: number; certificateMonths?: number };

const sumOf = (kinds: string) => sql`coalesce(sum(a.available) filter (where a.kind in (${sql.raw(kinds)})), 0)::int`;

/** Without `groupId` and `groupIds` all open organisations of the scope are selected. */
type KeysOf = Key & { groupIds?: readonly number[] | undefined; now: Date };

/**
 * SQL for the ledger keys of a scope with their numbers, directly from the accounts, as `stock`. A key without seats in
 * any account is left out.
 */
export function stockKeys(scope: Scope, { groupId, groupIds, now, ...key }: KeysOf): RawBuilder<unknown> {
  const is = (column: string, value: number | string | undefined) =>
    value === undefined ? sql`true` : sql`${sql.ref(`a.${column}`)} = ${value}`;
  return sql`keys as materialized (
      select a.group_id, a.product_type, a.product_id, a.certificate_months,
        ${sumOf(`'POT', 'POOL', 'VGPOOL', 'HELD', 'USED', 'VOID'`)} as bought, ${sumOf(`'POT'`)} as pot,
        ${sumOf(`'POOL', 'VGPOOL'`)} as pools, ${sumOf(`'HELD'`)} as held, ${sumOf(`'USED'`)} as used,
        ${sumOf(`'VOID'`)} as void
      from licence_accounts a join groups g on g.id = a.group_id and ${groupId === undefined ? sql`g.archived_at is null` : sql`g.id = ${groupId}`}
      where ${scopeWhere(scope, { group: sql.ref('a.group_id') })} and ${is('product_type', key.productType)}
        and ${groupIds === undefined ? sql`true` : sql`a.group_id = any(${[...groupIds]}::bigint[])`}
        and ${is('product_id', key.productId)} and ${is('certificate_months', key.certificateMonths)}
      group by a.group_id, a.product_type, a.product_id, a.certificate_months
      having sum(a.available) filter (where a.kind <> 'SUPPLY') > 0
    ), lately as (
      select l.group_id, l.product_type, l.product_id, l.certificate_months, count(*)::int as number from licences l
      where (l.group_id, l.product_type, l.product_id, l.certificate_months)
        in (select group_id, product_type, product_id, certificate_months from keys) and ${isIssuedLately(now)}
      group by 1, 2, 3, 4
    ), lined as materialized (
      select k.*, coalesce(i.number, 0) as issued_90_days, low_stock_at(l.low_at, i.number) as low_at,
        coalesce(c.title, p.title) as title
      from keys k left join lately i using (group_id, product_type, product_id, certificate_months)
      left join licence_level_settings l using (product_type, product_id)
      left join abstract_courses c on k.product_type = 'abstract_course' and c.id = k.product_id
      left join abstract_paper_courses p on k.product_type = 'abstract_paper_course' and p.id = k.product_id
    ),
    stock as (select l.*, stock_level(l.pot + l.pools, l.low_at) as level from lined l)`;
}

export function isAtLevel(level: StockLevel | 'needed' | ''): RawBuilder<boolean> {
  if (level === '') return sql`true`;
  return level === 'needed' ? sql`s.level <> 'ok'` : sql`s.level = ${level}`;
}

const sortable = {
  title: sql`lower(s.title)`,
  // Null, because a certificate that never expires is longer than any number of months.
  months: sql`nullif(s.certificate_months, 0)`,
  pot: 's.pot',
  pools: 's.pools',
  held: 's.held',
  used: 's.used',
  void: 's.void',
  bought: 's.bought',
};

export async function listStockRows(
  db: Queries,
  scope: Scope,
  filter: ListQuery & Key & { level: StockLevel | 'needed' | ''; now: Date },
): Promise<(StockData & Totals)[]> {
  const { rows } = await sql<StockData & Totals>`
    with ${stockKeys(scope, filter)}
    select s.*, count(*) over ()::int as total,
      (select count(distinct (product_type, product_id))::int from stock) as courses,
      sum(s.bought) over ()::int as all_bought, sum(s.pot) over ()::int as all_pot, sum(s.pools) over ()::int as all_pools,
      sum(s.held) over ()::int as all_held, sum(s.used) over ()::int as all_used,
      sum(s.void) over ()::int as all_void,
      count(*) filter (where s.level <> 'ok') over ()::int as all_low
    from stock s where lower(s.title) like ${containing(filter.q)} and ${isAtLevel(filter.level)}
    order by ${orderBy(filter, sortable)}, lower(s.title), s.product_type, s.product_id, s.certificate_months ${limitTo(filter)}`.execute(
    db,
  );
  return rows;
}

export async function findStock(
  db: Queries,
  scope: Scope,
  key: Required<Key> & { now: Date },
): Promise<StockData | undefined> {
  const { rows } = await sql<StockData>`with ${stockKeys(scope, key)} select s.* from stock s`.execute(db);
  return rows[0];
}

export type PoolData = {
  kind: 'POOL' | 'VGPOOL';
  place_id: number;
  name: string;
  available: number;
  held: number;
  used: number;
};

/** Lists the pools of a key that have or had seats. */
export async function listPools(db: Queries, key: Required<Key> & { groupId: GroupId }): Promise<PoolData[]> {
  const { rows } = await sql<PoolData>`
    select a.kind, a.place_id, coalesce(s.name, v.title, '') as name, a.available,
      count(l.id) filter (where l.state = 'issued')::int as held,
      count(l.id) filter (where l.started_at is not null)::int as used
    from licence_accounts a
    left join subgroups s on a.kind = 'POOL' and s.id = a.place_id
    left join virtual_groups v on a.kind = 'VGPOOL' and v.id = a.place_id
    left join licences l on l.source_account_id = a.id and not l.is_free_retry and l.deleted_at is null
    where a.group_id = ${key.groupId} and a.product_type = ${key.productType} and a.product_id = ${key.productId}
      and a.certificate_months = ${key.certificateMonths} and a.kind in ('POOL', 'VGPOOL')
    group by a.id, s.name, v.title order by name, a.place_id`.execute(db);
  return rows;
}

export type PlaceStockData = {
  product_type: ProductType;
  product_id: number;
  title: string;
  certificate_months: number;
  pool: number;
  pot: number;
  held: number;
  used: number;
  level: StockLevel | null;
  total: number;
};

/**
 * Lists the seats of a service for each key: in its pool, issued for it, and the general pot as another source. A key
 * has a level only where the service has a pool, by the same rule as `listServiceLevelRows`.
 */
export async function listPlaceStock(
  db: Queries,
  scope: Scope,
  filter: StockQuery & CheckedServicePlace & { withPot: boolean; now: Date },
): Promise<PlaceStockData[]> {
  const allowed = scopeWhere(scope, {
    group: sql`${filter.groupId}::bigint`,
    subgroup: sql`${filter.subgroupId}::bigint`,
  });
  const { rows } = await sql<PlaceStockData>`
    with parts as (
      select a.product_type, a.product_id, a.certificate_months,
        case when a.kind = 'POT' then 0 else a.available end as pool,
        case when a.kind = 'POT' then a.available else 0 end as pot, 0 as held, 0 as used
      from licence_accounts a where a.group_id = ${filter.groupId} and a.available > 0
        and ((a.kind = 'POOL' and a.place_id = ${filter.subgroupId}) or (${filter.withPot} and a.kind = 'POT'))
      union all
      select l.product_type, l.product_id, l.certificate_months, 0, 0, (l.state = 'issued')::int,
        (l.started_at is not null)::int
      from licences l where l.subgroup_id = ${filter.subgroupId} and l.group_id = ${filter.groupId} and not l.is_free_retry
        and l.deleted_at is null and (l.state = 'issued' or l.started_at is not null)
    ), k as (
      select product_type, product_id, certificate_months, sum(pool)::int as pool, sum(pot)::int as pot,
        sum(held)::int as held, sum(used)::int as used
      from parts group by 1, 2, 3
    ), lately as (
      select l.product_type, l.product_id, l.certificate_months, count(*)::int as number from licences l
      where ${isIssuedLately(filter.now)} and l.subgroup_id = ${filter.subgroupId} group by 1, 2, 3
    ), s as (
      select k.*, ${titleOf('k')} as title, case when a.id is not null then stock_level(k.pool, low_stock_at(null, i.number)) end as level
      from k left join lately i using (product_type, product_id, certificate_months)
      left join licence_accounts a on a.kind = 'POOL' and a.place_id = ${filter.subgroupId} and a.group_id = ${filter.groupId}
        and (a.product_type, a.product_id, a.certificate_months) = (k.product_type, k.product_id, k.certificate_months)
      where ${allowed}
    )
    select s.*, count(*) over ()::int as total from s
    where lower(s.title) like ${containing(filter.q)} and ${isAtLevel(filter.level)}
    order by ${orderBy(filter, sortablePlace)}, lower(s.title), s.product_id, s.certificate_months ${limitTo(filter)}`.execute(
    db,
  );
  return rows;
}

const sortablePlace = {
  title: sql`lower(s.title)`,
  months: sql`nullif(s.certificate_months, 0)`,
  pool: 's.pool',
  pot: 's.pot',
  held: 's.held',
  used: 's.used',
};
