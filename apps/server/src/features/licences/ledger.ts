import { AppError } from '@doselore/contract';
import type { Tx } from '../../platform/db/index.ts';
import { ensureAccount, insertMovement, lockAccounts, shiftBalance } from './ledger.repository.ts';

/** What a seat is for: one organisation, one product, one length of certificate (domain 2.1). */
export type LedgerKey = {
  groupId: number;
  productType: 'abstract_course' | 'abstract_paper_course';
  productId: number;
  certificateMonths: number;
};

export type AccountKind = 'SUPPLY' | 'POT' | 'POOL' | 'VGPOOL' | 'HELD' | 'USED' | 'VOID';
/** `placeId` is the service of a POOL and the virtual group of a VGPOOL. */
export type Account = { kind: AccountKind; placeId?: number };

export type MovementKind =
  | 'purchase'
  | 'allocate'
  | 'return'
  | 'issue'
  | 'start'
  | 'reclaim'
  | 'delete'
  | 'adjust'
  | 'void';

export type Move = {
  key: LedgerKey;
  from: Account;
  to: Account;
  quantity: number;
  kind: MovementKind;
  actorId: number;
  batchId: string;
  reason?: string;
  orderId?: number;
  licenceId?: number;
};

/**
 * Moves seats from one account of a key to another, in the caller's transaction. The movement log rules; the balances
 * are its cache and the rows that racing managers queue at.
 * Throws 409 with the number that is left when there are too few.
 * @returns ids of the two accounts
 */
export async function moveSeats(tx: Tx, move: Move): Promise<{ fromId: number; toId: number }> {
  const fromId = await ensureAccount(tx, move.key, move.from);
  const toId = await ensureAccount(tx, move.key, move.to);
  const balances = await lockAccounts(tx, [fromId, toId]);
  const left = balances.get(fromId) ?? 0;
  if (move.from.kind !== 'SUPPLY' && left < move.quantity) throw tooFew(left);
  await shiftBalance(tx, { fromId, toId, quantity: move.quantity });
  await insertMovement(tx, { ...move, fromId, toId });
  return { fromId, toId };
}

function tooFew(left: number): AppError {
  const message = left === 0 ? 'There are no licences left here.' : `Only ${left} left here.`;
  return new AppError('conflict', `${message} Nothing was changed.`);
}
