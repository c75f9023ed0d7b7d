import { AppError } from '@doselore/contract';
import type { GroupId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { shiftBalance } from './ledger.repository.ts';
import {
  type AccountData,
  ensureCounterpart,
  insertMergeMovement,
  listMergeMovements,
  lockGroupAccounts,
  sumChangesSince,
} from './merge-ledger.repository.ts';

type Merge = { keepId: GroupId; dropId: GroupId; actorId: number; batchId: string; at: Date };

/**
 * Moves each account of one organisation to the same account of the other (L10): unissued, issued, used and bought
 * seats. The books of both therefore balance separately (L1). Returns the counterpart of each account.
 */
export async function mergeLedgers(tx: Tx, merge: Merge): Promise<Map<number, number>> {
  const counterparts = new Map<number, number>();
  for (const account of await lockGroupAccounts(tx, merge.dropId)) {
    const counterpartId = await ensureCounterpart(tx, { account, groupId: merge.keepId });
    counterparts.set(account.id, counterpartId);
    await shift(tx, merge, { fromId: account.id, toId: counterpartId, quantity: account.available });
  }
  return counterparts;
}

type Undo = Merge & { licenceIds: readonly number[]; mergeBatchId: string; reason: string };

/**
 * Undoes a merge of ledgers. Moves back from every account the quantity that the merge moved, with the changes by
 * movements of the moved licences since. Both books then balance again (L1). Throws 409 where the seats have been
 * issued to other people.
 */
export async function undoLedgerMerge(tx: Tx, undo: Undo): Promise<void> {
  await lockGroupAccounts(tx, undo.keepId);
  const since = await sumChangesSince(tx, undo);
  for (const id of since.keys()) await ensureCounterpart(tx, { account: { id }, groupId: undo.dropId });
  for (const moved of await listMergeMovements(tx, undo)) {
    const quantity = moved.quantity + (since.get(moved.counterpart_id) ?? 0);
    const missing = Math.max(quantity - moved.available, -quantity);
    if (moved.kind !== 'SUPPLY' && missing > 0)
      throw new AppError(
        'conflict',
        `${missing} of the merged licences have been issued since then. Nothing was changed.`,
      );
    await shift(tx, undo, { fromId: moved.counterpart_id, toId: moved.account_id, quantity });
  }
}

/**
 * Shifts a quantity. The balance of SUPPLY is below 0, so that its seats move in the opposite direction: a movement is
 * of at least one seat.
 */
async function shift(
  tx: Tx,
  target: Merge & { reason?: string },
  { fromId, toId, quantity }: { fromId: number; toId: number; quantity: AccountData['available'] },
): Promise<void> {
  if (quantity === 0) return;
  const move = quantity > 0 ? { fromId, toId, quantity } : { fromId: toId, toId: fromId, quantity: -quantity };
  const after = await shiftBalance(tx, move);
  const details = { actorId: target.actorId, batchId: target.batchId, reason: target.reason ?? '', at: target.at };
  await insertMergeMovement(tx, { ...move, ...after, ...details });
}
