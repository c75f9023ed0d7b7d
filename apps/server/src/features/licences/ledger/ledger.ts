import { AppError } from '@doselore/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { ensureAccount, insertMovement, insertMovementEach, lockAccounts, shiftBalance } from './ledger.repository.ts';
import type { AccountKind, Move, MoveEach, Route } from './ledger-key.ts';
import { watchLevel } from './watch-level.ts';

type Ends = { fromId: number; toId: number; fromAfter: number; toAfter: number };

/**
 * Moves seats from one account to another, in the caller's transaction. The movement log is authoritative. The balances
 * are its cache, and the rows on which concurrent managers wait. `toKey` is only for seats that get other certificate
 * months. Throws 409 with the number that is left when there are not enough seats.
 */
export async function moveSeats(tx: Tx, move: Move): Promise<Ends> {
  const ends = await shift(tx, move);
  await insertMovement(tx, { ...move, ...ends });
  await watchLevels(tx, move);
  return ends;
}

export async function moveEach(tx: Tx, move: MoveEach): Promise<Ends> {
  const quantity = move.licenceIds.length;
  const ends = await shift(tx, { ...move, quantity });
  await insertMovementEach(tx, { ...move, ...ends });
  await watchLevels(tx, move);
  return ends;
}

/**
 * Locks both accounts of every route before the first of several moves, in one order for all callers. Returns the
 * accounts of each route and the balance of its source.
 */
export async function lockRoutes(
  tx: Tx,
  routes: readonly Route[],
): Promise<(Pick<Ends, 'fromId' | 'toId'> & { left: number })[]> {
  const ends: Pick<Ends, 'fromId' | 'toId'>[] = [];
  for (const { key, from, to, toKey } of routes)
    ends.push({ fromId: await ensureAccount(tx, key, from), toId: await ensureAccount(tx, toKey ?? key, to) });
  const balances = await lockAccounts(
    tx,
    ends.flatMap(({ fromId, toId }) => [fromId, toId]),
  );
  return ends.map((end) => ({ ...end, left: balances.get(end.fromId) ?? 0 }));
}

async function shift(tx: Tx, move: Route & { quantity: number }): Promise<Ends> {
  const fromId = await ensureAccount(tx, move.key, move.from);
  const toId = await ensureAccount(tx, move.toKey ?? move.key, move.to);
  const balances = await lockAccounts(tx, [fromId, toId]);
  const left = balances.get(fromId) ?? 0;
  if (move.from.kind !== 'SUPPLY' && left < move.quantity) throw notEnoughSeats(left);
  return { fromId, toId, ...(await shiftBalance(tx, { fromId, toId, quantity: move.quantity })) };
}

const unissued: readonly AccountKind[] = ['POT', 'POOL', 'VGPOOL'];

/** Updates the stock levels. Only moves into or out of the unissued seats can cross the level at which stock is low. */
async function watchLevels(tx: Tx, { key, from, to, toKey, at }: Route & { at: Date }): Promise<void> {
  if (toKey === undefined && unissued.includes(from.kind) === unissued.includes(to.kind)) return;
  await watchLevel(tx, key, at);
  if (toKey !== undefined) await watchLevel(tx, toKey, at);
}

export function notEnoughSeats(left: number): AppError {
  const message = left === 0 ? 'No licences are left here.' : `Only ${left} left here.`;
  return new AppError('conflict', `${message} Nothing was changed.`);
}
