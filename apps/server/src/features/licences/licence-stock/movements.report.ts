import type { ProductType } from '@doselore/contract';
import type { AccountKind } from '@doselore/contract/ledger';
import type { MovementRow, MovementsQuery } from '@doselore/contract/licence-stock';
import { type RawBuilder, sql } from 'kysely';
import { type CheckedPlace, type Scope, scopeWhere } from '../../../platform/access/index.ts';
import { containing, limitTo, type Queries, titleOf, whenSearched } from '../../../platform/db/index.ts';

export type MovementData = {
  id: number;
  at: Date;
  kind: MovementRow['kind'];
  product_type: ProductType;
  product_id: number;
  certificate_months: number;
  title: string;
  quantity: number;
  moves: number;
  batch: string;
  from_kind: AccountKind;
  from_place: string | null;
  to_kind: AccountKind;
  to_place: string | null;
  to_months: number;
  change: number | null;
  balance: number | null;
  reason: string;
  actor: string;
  person_id: number | null;
  person_name: string | null;
  order_id: number | null;
  request_id: number | null;
  total: number;
};

/** `isEach` makes every movement a row of its own, as in exports. */
type Filter = MovementsQuery & CheckedPlace & { isEach?: boolean };

/**
 * SQL that joins the movements of one action between the same accounts into one row, with the balances after the last.
 * The holder of the licence is shown only where there is one.
 */
const joined = sql`max(m.id) as id, m.at, m.kind, m.from_account_id, m.to_account_id, m.reason,
  m.actor_id, m.order_id, m.request_id, m.batch_id, sum(m.quantity)::int as quantity, count(*)::int as moves,
  case when count(*) = 1 then max(m.licence_id) end as licence_id,
  (array_agg(m.from_after order by m.id desc))[1] as from_after, (array_agg(m.to_after order by m.id desc))[1] as to_after,
  count(*) over ()::int as total`;
const joinedBy = (isEach: boolean) => sql`m.batch_id, m.at, m.kind, m.from_account_id, m.to_account_id, m.reason,
  m.actor_id, m.order_id, m.request_id ${isEach ? sql`, m.id` : sql``}`;

const pools = sql`a.kind in ('POOL', 'VGPOOL')`;

function isAccount({ account, placeId }: Filter): RawBuilder<unknown> {
  if (account === '') return sql`true`;
  if (account === 'POOLS') return pools;
  return placeId === undefined ? sql`a.kind = ${account}` : sql`(a.kind = ${account} and a.place_id = ${placeId})`;
}

/**
 * SQL for movements. With all accounts, each movement appears once, at the account that it leaves. Merges and changed
 * months also appear where they arrive, because they come from another organisation or key.
 */
function movementsOf({ account }: Filter): RawBuilder<unknown> {
  // The array makes the database look ids up one by one. A join would read the whole log for the few accounts of an
  // organisation.
  const ids = sql`array(select id from accounts)`;
  const leaving = sql`select m.* from licence_movements m where m.from_account_id = any(${ids})`;
  const entering = sql`select m.* from licence_movements m where m.to_account_id = any(${ids})
    and m.from_account_id <> all(${ids})`;
  return account === ''
    ? sql`${leaving} union all ${entering} and m.kind in ('merge', 'months')`
    : sql`${leaving} union all ${entering}`;
}

/**
 * Lists movements with actor, time, reason, source and destination; latest first. The movements of one action between the
 * same accounts are one row, unless the filter asks for this batch.
 */
export async function listMovementRows(db: Queries, scope: Scope, filter: Filter): Promise<MovementData[]> {
  const is = (column: string, value: number | string | undefined) =>
    value === undefined ? sql`true` : sql`${sql.ref(`a.${column}`)} = ${value}`;
  const person = sql`(select u.first_name || ' ' || u.last_name from licences l join users u on u.id = l.user_id where l.id = m.licence_id)`;
  const actor = sql`(select u.first_name || ' ' || u.last_name from users u where u.id = m.actor_id)`;
  const found = sql`(lower(coalesce(${person}, '') || ' ' || coalesce(${actor}, '') || ' ' || m.reason) like ${containing(filter.q)})`;
  const { rows } = await sql<MovementData>`
    with accounts as materialized (
      select a.id from licence_accounts a where a.group_id = ${filter.groupId} and ${is('product_type', filter.productType)}
        and ${is('product_id', filter.productId)} and ${is('certificate_months', filter.certificateMonths)}
        and ${isAccount(filter)}
        and ${scopeWhere(scope, { group: sql.ref('a.group_id'), subgroup: sql`${filter.subgroupId ?? null}::bigint` })}
    ), moved as (${movementsOf(filter)}), picked as materialized (
      select ${joined} from moved m
      where ${filter.kind === '' ? sql`true` : sql`m.kind = ${filter.kind}`}
        and ${filter.from === undefined ? sql`true` : sql`m.at >= ${filter.from}::date`}
        and ${filter.to === undefined ? sql`true` : sql`m.at < ${filter.to}::date + 1`}
        and ${filter.batch === undefined ? sql`true` : sql`m.batch_id = ${filter.batch}`}
        and ${whenSearched(filter.q, found)}
      group by ${joinedBy(filter.isEach === true || filter.batch !== undefined)}
      order by max(m.id) ${filter.sort === 'at' ? sql`asc` : sql`desc`} ${limitTo(filter)}
    )
    select m.id, m.at, m.kind, f.product_type, f.product_id, f.certificate_months, ${titleOf('f')} as title, m.quantity,
      m.moves, m.batch_id as batch,
      f.kind as from_kind, coalesce(fs.name, fv.title) as from_place, t.kind as to_kind, coalesce(ts.name, tv.title) as to_place,
      t.certificate_months as to_months,
      case when o.only = t.id then m.quantity when o.only = f.id then -m.quantity end as change,
      case when o.only = t.id then m.to_after when o.only = f.id then m.from_after end as balance,
      m.reason, u.first_name || ' ' || u.last_name as actor, h.id as person_id,
      h.first_name || ' ' || h.last_name as person_name, m.order_id, m.request_id, m.total
    from picked m join licence_accounts f on f.id = m.from_account_id join licence_accounts t on t.id = m.to_account_id
    join users u on u.id = m.actor_id
    cross join (select case when count(*) = 1 then max(id) end as only from accounts) o
    left join licences l on l.id = m.licence_id left join users h on h.id = l.user_id
    left join subgroups fs on f.kind = 'POOL' and fs.id = f.place_id
    left join virtual_groups fv on f.kind = 'VGPOOL' and fv.id = f.place_id
    left join subgroups ts on t.kind = 'POOL' and ts.id = t.place_id
    left join virtual_groups tv on t.kind = 'VGPOOL' and tv.id = t.place_id
    order by m.id ${filter.sort === 'at' ? sql`asc` : sql`desc`}`.execute(db);
  return rows;
}
