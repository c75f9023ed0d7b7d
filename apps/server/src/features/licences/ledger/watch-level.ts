import { plural, webAddresses } from '@doselore/contract';
import { stockLevelOf } from '@doselore/contract/ledger';
import type { Tx } from '../../../platform/db/index.ts';
import { listReaders, notify } from '../../site/notifications/index.ts';
import type { LedgerKey } from './ledger-key.ts';
import { type Crossing, findUnissued, noteLevel } from './watch-level.repository.ts';

/**
 * Stores whether the stock of a ledger key is low, in the transaction that moved it. Notifies the organisation's admins
 * once when it becomes low, and again only after it has recovered.
 */
export async function watchLevel(tx: Tx, key: LedgerKey, at: Date): Promise<void> {
  const stock = await findUnissued(tx, key, at);
  const isLow = stockLevelOf(stock) !== 'ok';
  const hasCrossed = await noteLevel(tx, key, { isLow, at });
  if (hasCrossed && isLow) await notifyCrossing(tx, { ...key, ...stock }, at);
}

export async function notifyCrossing(tx: Tx, crossing: Crossing, at: Date): Promise<void> {
  const { groupId, available, title } = crossing;
  await notify(tx, {
    at,
    code: 'licences_low',
    groupId,
    userIds: await listReaders(tx, groupId, 'lowStock'),
    title: 'Low licence stock',
    tag: 'Licences',
    body: `${title}: ${available} ${plural(available, 'licence', 'licences')} left to issue.`,
    actionUrl: webAddresses.groupLicence(groupId, crossing),
  });
}
