import { plural, stockLevelOf } from '@doselore/contract';
import type { Tx } from '../../platform/db/index.ts';
import { notify } from '../notifications/index.ts';
import type { LedgerKey } from './ledger.ts';
import { findUnissued, listStockReaders, noteLevel } from './watch-level.repository.ts';

/**
 * Notes on which side of its line the stock of a key is, in the transaction that moved it. Crossing down tells the
 * organisation's admins, once: only crossing up again arms it anew.
 */
export async function watchLevel(tx: Tx, key: LedgerKey, at: Date): Promise<void> {
  const stock = await findUnissued(tx, key, at);
  const isLow = stockLevelOf(stock) !== 'ok';
  const hasCrossed = await noteLevel(tx, key, { isLow, at });
  if (!hasCrossed || !isLow) return;
  const { available, title } = stock;
  const path = key.productType === 'abstract_course' ? key.productId : `paper-course/${key.productId}`;
  await notify(
    tx,
    { now: () => at },
    {
      userIds: await listStockReaders(tx, key.groupId),
      title: 'Licences are running low',
      tag: 'Licences',
      body: `${title}: ${available} ${plural(available, 'licence', 'licences')} left to issue.`,
      actionUrl: `/group-admin/${key.groupId}/licences/${path}/${key.certificateMonths}`,
    },
  );
}
