import type { Tx } from '../../platform/db/index.ts';
import { lockPoolBalances } from './ledger.repository.ts';
import { type LedgerKey, moveSeats } from './ledger.ts';

type Pool = { groupId: number; subgroupId: number; actorId: number };

/** All that is left in a service's pools goes back into the general pot, key by key. @returns how many seats */
export async function returnPoolToPot(tx: Tx, { groupId, subgroupId, actorId }: Pool): Promise<number> {
  const balances = await lockPoolBalances(tx, { groupId, kind: 'POOL', placeId: subgroupId });
  let seats = 0;
  for (const { available, productType, productId, certificateMonths } of balances) {
    const key: LedgerKey = { groupId, productType, productId, certificateMonths };
    await moveSeats(tx, {
      key,
      from: { kind: 'POOL', placeId: subgroupId },
      to: { kind: 'POT' },
      quantity: available,
      kind: 'return',
      actorId,
      batchId: `archive-subgroup-${subgroupId}`,
    });
    seats += available;
  }
  return seats;
}
