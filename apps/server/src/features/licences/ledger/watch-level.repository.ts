import { type RawBuilder, sql } from 'kysely';
import { type Tx, titleOf } from '../../../platform/db/index.ts';
import { keyColumns, type LedgerKey } from './ledger-key.ts';

/** SQL for the low-stock level of the ledger key in row `k`. */
const lowAtOf = (k: string, now: Date): RawBuilder<number> => {
  const columnOf = (column: string) => sql.ref(`${k}.${column}`);
  return sql`low_stock_at(
    (select s.low_at from licence_level_settings s
      where s.product_type = ${columnOf('product_type')} and s.product_id = ${columnOf('product_id')}),
    (select count(*)::int from licences l
      where l.group_id = ${columnOf('group_id')} and l.product_type = ${columnOf('product_type')} and l.product_id = ${columnOf('product_id')}
        and l.certificate_months = ${columnOf('certificate_months')}
        and is_issued_lately(l.issued_at, l.is_free_retry, l.deleted_at, ${now})))`;
};

export async function findUnissued(
  tx: Tx,
  key: LedgerKey,
  now: Date,
): Promise<{ available: number; lowAt: number; title: string }> {
  const { rows } = await sql<{ available: number; low_at: number; title: string }>`
    with k as (select ${key.groupId}::bigint as group_id, ${key.productType}::text as product_type,
      ${key.productId}::bigint as product_id, ${key.certificateMonths}::int as certificate_months)
    select ${titleOf('k')} as title, ${lowAtOf('k', now)} as low_at,
      (select coalesce(sum(a.available), 0)::int from licence_accounts a where a.group_id = k.group_id
        and a.product_type = k.product_type and a.product_id = k.product_id
        and a.certificate_months = k.certificate_months and a.kind in ('POT', 'POOL', 'VGPOOL')) as available
    from k`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('A query without a table has one row');
  return { available: row.available, lowAt: row.low_at, title: row.title };
}

/** Stores whether the stock of a key is low. Returns true when that has changed; a first entry is no change. */
export async function noteLevel(tx: Tx, key: LedgerKey, level: { isLow: boolean; at: Date }): Promise<boolean> {
  const row = keyColumns(key);
  const state = { is_low: level.isLow, mail_due: level.isLow, changed_at: level.at };
  const changed = await tx
    .updateTable('licence_level_states')
    .set(state)
    .where((eb) => eb.and(row))
    .where('is_low', '<>', level.isLow)
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) return true;
  await tx
    .insertInto('licence_level_states')
    .values({ ...row, ...state, mail_due: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return false;
}

export type Crossing = LedgerKey & { available: number; title: string };

/**
 * Stores for every key that has stock whether it is low. Uses one statement, and the order of all other locks. Returns
 * the keys whose stock has become low.
 * Takes no scope: a daily job looks at the whole site.
 */
export async function noteCrossings(tx: Tx, at: Date): Promise<Crossing[]> {
  const { rows } = await sql<Crossing>`
    with k as (
      select a.group_id, a.product_type, a.product_id, a.certificate_months,
        coalesce(sum(a.available) filter (where a.kind in ('POT', 'POOL', 'VGPOOL')), 0)::int as available
      from licence_accounts a join groups g on g.id = a.group_id and g.archived_at is null
      group by 1, 2, 3, 4 having sum(a.available) filter (where a.kind <> 'SUPPLY') > 0
    ), lined as (select k.*, stock_level(k.available, ${lowAtOf('k', at)}) <> 'ok' as is_low from k), noted as (
      insert into licence_level_states as s (group_id, product_type, product_id, certificate_months, is_low, changed_at)
      select group_id, product_type, product_id, certificate_months, is_low, ${at}::timestamptz from lined order by 1, 2, 3, 4
      on conflict (group_id, product_type, product_id, certificate_months)
        do update set is_low = excluded.is_low, mail_due = excluded.is_low, changed_at = excluded.changed_at
        where s.is_low <> excluded.is_low and s.changed_at <= excluded.changed_at
      returning s.*, s.xmax <> 0 as was_known
    )
    select k.group_id as "groupId", k.product_type as "productType", k.product_id as "productId",
      k.certificate_months as "certificateMonths", k.available, ${titleOf('k')} as title
    from noted n join k using (group_id, product_type, product_id, certificate_months)
    where n.was_known and n.is_low order by 1, 2, 3, 4`.execute(tx);
  return rows;
}
