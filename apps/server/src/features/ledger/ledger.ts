import { AppError } from '@doselore/contract';
import type { Tx } from '../../platform/db/index.ts';
import { ensureAccount, insertMovement, insertMovementEach, lockAccounts, shiftBalance } from './ledger.repository.ts';
import type { AccountKind, Move, MoveEach, Route } from './ledger-key.ts';
import { watchLevel } from './watch-level.ts';

type Ends = { fromId: number; toId: number; fromAfter: number; toAfter: number };

/**
 * Moves seats from one account to another, in the caller's transaction. The movement log rules; the balances are its
 * cache and the rows that racing managers queue at. `toKey` only where seats get other months.
 * Throws 409 with the number that is left when there are too few.
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
 * Locks both ends of all of these at once, before the first of several moves: in one order for everybody.
 * @returns of each its accounts, and what is left where it comes from
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

/** Only what leaves or enters the unissued seats can cross the line at which stock is low. */
async function watchLevels(tx: Tx, { key, from, to, toKey, at }: Route & { at: Date }): Promise<void> {
  if (toKey === undefined && unissued.includes(from.kind) === unissued.includes(to.kind)) return;
  await watchLevel(tx, key, at);
  if (toKey !== undefined) await watchLevel(tx, toKey, at);
}

export function notEnoughSeats(left: number): AppError {
  const message = left === 0 ? 'There are no licences left here.' : `Only ${left} left here.`;
  return new AppError('conflict', `${message} Nothing was changed.`);
}
