import type { GroupId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { lockPoolBalances } from './ledger.repository.ts';
import { moveSeats } from './ledger.ts';
import type { LedgerKey } from './ledger-key.ts';

type Pool = { groupId: GroupId; kind: 'POOL' | 'VGPOOL'; placeId: number; actorId: number; at: Date };

/**
 * Returns all seats in the pools of a service or of a virtual group to the general pot, for each ledger key. Returns
 * the number of seats.
 */
export async function returnPoolToPot(tx: Tx, { groupId, kind, placeId, actorId, at }: Pool): Promise<number> {
  const balances = await lockPoolBalances(tx, { groupId, kind, placeId });
  let seats = 0;
  for (const { available, productType, productId, certificateMonths } of balances) {
    const key: LedgerKey = { groupId, productType, productId, certificateMonths };
    await moveSeats(tx, {
      key,
      from: { kind, placeId },
      to: { kind: 'POT' },
      quantity: available,
      kind: 'return',
      actorId,
      at,
      batchId: `close-${kind.toLowerCase()}-${placeId}`,
    });
    seats += available;
  }
  return seats;
}
