import { sql } from 'kysely';
import type { Queries, Tx } from '../../platform/db/index.ts';
import type { Account, LedgerKey, Move } from './ledger.ts';

export async function ensureAccount(tx: Tx, key: LedgerKey, account: Account): Promise<number> {
  const row = {
    group_id: key.groupId,
    product_type: key.productType,
    product_id: key.productId,
    certificate_months: key.certificateMonths,
    kind: account.kind,
    place_id: account.placeId ?? 0,
  };
  const find = () =>
    tx
      .selectFrom('licence_accounts')
      .select('id')
      .where((eb) => eb.and(row))
      .executeTakeFirst();
  const known = await find();
  if (known) return known.id;
  await tx
    .insertInto('licence_accounts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await find();
  if (made === undefined) throw new Error('A licence account vanished between two statements');
  return made.id;
}

/** Locks in the order of ids, so that two moves in opposite directions wait for each other instead of deadlocking. */
export async function lockAccounts(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('licence_accounts')
    .select(['id', 'available'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row.available]));
}

export async function shiftBalance(tx: Tx, shift: { fromId: number; toId: number; quantity: number }): Promise<void> {
  await sql`update licence_accounts
    set available = available + case when id = ${shift.toId} then ${shift.quantity}::int else -${shift.quantity}::int end
    where id in (${shift.fromId}, ${shift.toId})`.execute(tx);
}

export async function insertMovement(tx: Tx, move: Move & { fromId: number; toId: number }): Promise<void> {
  await tx
    .insertInto('licence_movements')
    .values({
      from_account_id: move.fromId,
      to_account_id: move.toId,
      quantity: move.quantity,
      kind: move.kind,
      reason: move.reason ?? '',
      actor_id: move.actorId,
      order_id: move.orderId ?? null,
      licence_id: move.licenceId ?? null,
      batch_id: move.batchId,
    })
    .execute();
}

/** Accounts whose cached balance differs from what the movements say; none, unless something is broken (L9). */
export async function listBrokenBalances(db: Queries): Promise<{ id: number; cached: number; replayed: number }[]> {
  const { rows } = await sql<{ id: number; cached: number; replayed: number }>`
    select a.id, a.available as cached, (coalesce(i.total, 0) - coalesce(o.total, 0))::int as replayed
    from licence_accounts a
    left join (select to_account_id as id, sum(quantity) as total from licence_movements group by 1) i on i.id = a.id
    left join (select from_account_id as id, sum(quantity) as total from licence_movements group by 1) o on o.id = a.id
    where a.available <> coalesce(i.total, 0) - coalesce(o.total, 0)`.execute(db);
  return rows;
}

type PoolBalance = LedgerKey & { available: number };

/** What is left in a place's pools, locked together with the pots they may go back to, in the order of ids. */
export async function lockPoolBalances(
  tx: Tx,
  place: { groupId: number; kind: string; placeId: number },
): Promise<PoolBalance[]> {
  const { rows } = await sql<PoolBalance & { kind: string }>`
    select group_id as "groupId", product_type as "productType", product_id as "productId",
      certificate_months as "certificateMonths", available, kind
    from licence_accounts
    where group_id = ${place.groupId} and (kind = 'POT' or (kind = ${place.kind} and place_id = ${place.placeId}))
    order by id for update`.execute(tx);
  return rows.filter(({ kind, available }) => kind === place.kind && available > 0);
}
