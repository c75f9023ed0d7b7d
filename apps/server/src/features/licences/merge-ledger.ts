import { AppError } from '@doselore/contract';
import type { Tx } from '../../platform/db/index.ts';
import { shiftBalance } from './ledger.repository.ts';
import {
  type AccountData,
  countSeatsNow,
  ensureTwin,
  insertMergeMovement,
  listMergeMovements,
  lockGroupAccounts,
} from './merge-ledger.repository.ts';

type Merge = { keepId: number; dropId: number; actorId: number; batchId: string; at: Date };

/**
 * Each account of one organisation goes to the same account of the other (L10): what is left there, what is issued and
 * used, and what was bought, so that the books of both add up by themselves (L1). @returns the twin of each account
 */
export async function mergeLedgers(tx: Tx, merge: Merge): Promise<Map<number, number>> {
  const twins = new Map<number, number>();
  for (const account of await lockGroupAccounts(tx, merge.dropId)) {
    const twinId = await ensureTwin(tx, { account, groupId: merge.keepId });
    twins.set(account.id, twinId);
    await shift(tx, merge, { fromId: account.id, toId: twinId, quantity: account.available });
  }
  return twins;
}

type Undo = Merge & { licenceIds: readonly number[]; mergeBatchId: string; reason: string };

/**
 * The way back. Seats of licences go by what has become of each since; of the others as many as had come, and those that
 * have come back to them since. Throws 409 where they have been issued to somebody else.
 */
export async function undoLedgerMerge(tx: Tx, undo: Undo): Promise<void> {
  await lockGroupAccounts(tx, undo.keepId);
  const now = await countSeatsNow(tx, undo);
  for (const id of now.keys()) await ensureTwin(tx, { account: { id }, groupId: undo.dropId });
  for (const moved of await listMergeMovements(tx, undo)) {
    const held = moved.kind === 'HELD' || moved.kind === 'USED';
    const back = now.get(moved.twin_id) ?? 0;
    const quantity = held ? back : moved.quantity + back;
    if (moved.kind !== 'SUPPLY' && moved.available < quantity)
      throw new AppError(
        'conflict',
        `${quantity - moved.available} of the licences that came with the merge have been issued since. Nothing was changed.`,
      );
    await shift(tx, undo, { fromId: moved.twin_id, toId: moved.account_id, quantity });
  }
}

/** Of the supply, which is below 0, the other way round: a movement is never of less than one. */
async function shift(
  tx: Tx,
  of: Merge & { reason?: string },
  { fromId, toId, quantity }: { fromId: number; toId: number; quantity: AccountData['available'] },
): Promise<void> {
  if (quantity === 0) return;
  const move = quantity > 0 ? { fromId, toId, quantity } : { fromId: toId, toId: fromId, quantity: -quantity };
  const after = await shiftBalance(tx, move);
  const told = { actorId: of.actorId, batchId: of.batchId, reason: of.reason ?? '', at: of.at };
  await insertMergeMovement(tx, { ...move, ...after, ...told });
}
