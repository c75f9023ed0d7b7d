import { sql } from 'kysely';
import type { GroupId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import { type Account, keyColumns, type LedgerKey, type Move, type MoveEach } from './ledger-key.ts';

const accountRow = (key: LedgerKey, { kind, placeId = 0 }: Account) => ({
  ...keyColumns(key),
  kind,
  place_id: placeId,
});

export async function ensureAccount(tx: Tx, key: LedgerKey, account: Account): Promise<number> {
  const row = accountRow(key, account);
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

/**
 * Locks accounts in the order of ids, so that two moves in opposite directions wait for each other instead of
 * deadlocking.
 * Takes no scope: accounts that ensureAccount has found by their ledger key.
 */
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

/** Moves a quantity between two accounts and returns both balances afterwards. */
export async function shiftBalance(
  tx: Tx,
  shift: { fromId: number; toId: number; quantity: number },
): Promise<{ fromAfter: number; toAfter: number }> {
  const { rows } = await sql<{ id: number; available: number }>`update licence_accounts
    set available = available + case when id = ${shift.toId} then ${shift.quantity}::int else -${shift.quantity}::int end
    where id in (${shift.fromId}, ${shift.toId}) returning id, available`.execute(tx);
  const after = (id: number) => rows.find((row) => row.id === id)?.available ?? 0;
  return { fromAfter: after(shift.fromId), toAfter: after(shift.toId) };
}

type Written = { fromId: number; toId: number; fromAfter: number; toAfter: number };

const columnsOf = (move: Omit<Move, 'quantity'> & Written) => ({
  from_account_id: move.fromId,
  to_account_id: move.toId,
  kind: move.kind,
  reason: move.reason ?? '',
  actor_id: move.actorId,
  at: move.at,
  order_id: move.orderId ?? null,
  request_id: move.requestId ?? null,
  batch_id: move.batchId,
});

export async function insertMovement(tx: Tx, move: Move & Written): Promise<void> {
  const after = { from_after: move.fromAfter, to_after: move.toAfter };
  await tx
    .insertInto('licence_movements')
    .values({ ...columnsOf(move), ...after, quantity: move.quantity, licence_id: move.licenceId ?? null })
    .execute();
}

/** Inserts one movement for each licence, in the order of the licences' ids. Each row has the balances after it. */
export async function insertMovementEach(tx: Tx, move: MoveEach & Written): Promise<void> {
  const c = columnsOf(move);
  const ids = [...move.licenceIds].sort((a, b) => a - b);
  await sql`insert into licence_movements (from_account_id, to_account_id, quantity, kind, reason, actor_id, at, order_id,
      request_id, batch_id, licence_id, from_after, to_after)
    select ${c.from_account_id}, ${c.to_account_id}, 1, ${c.kind}, ${c.reason}, ${c.actor_id}, ${c.at}::timestamptz,
      ${c.order_id}::bigint, ${c.request_id}::bigint, ${c.batch_id}, l.id,
      ${move.fromAfter + ids.length} - l.n, ${move.toAfter - ids.length} + l.n
    from unnest(${ids}::bigint[]) with ordinality l (id, n) order by l.n`.execute(tx);
}

type PoolBalance = LedgerKey & { available: number };

/**
 * Locks the pools of a place and the pots to which their seats may return, in the order of ids. Returns the seats left
 * in the pools.
 */
export async function lockPoolBalances(
  tx: Tx,
  place: { groupId: GroupId; kind: string; placeId: number },
): Promise<PoolBalance[]> {
  const { rows } = await sql<PoolBalance & { kind: string }>`
    select group_id as "groupId", product_type as "productType", product_id as "productId",
      certificate_months as "certificateMonths", available, kind
    from licence_accounts
    where group_id = ${place.groupId} and (kind = 'POT' or (kind = ${place.kind} and place_id = ${place.placeId}))
    order by id for update`.execute(tx);
  return rows.filter(({ kind, available }) => kind === place.kind && available > 0);
}

/** Lists the seats in these accounts, in their order. */
export async function listBalances(db: Queries, key: LedgerKey, accounts: readonly Account[]): Promise<number[]> {
  const kinds = accounts.map(({ kind }) => kind);
  const places = accounts.map(({ placeId = 0 }) => placeId);
  const { rows } = await sql<{ available: number }>`
    select coalesce(a.available, 0) as available
    from unnest(${kinds}::text[], ${places}::bigint[]) with ordinality w (kind, place_id, n)
    left join licence_accounts a on a.group_id = ${key.groupId} and a.product_type = ${key.productType}
      and a.product_id = ${key.productId} and a.certificate_months = ${key.certificateMonths}
      and a.kind = w.kind and a.place_id = w.place_id
    order by w.n`.execute(db);
  return rows.map(({ available }) => available);
}
