import type { Tx } from '../../../platform/db/index.ts';
import { type Account, type LedgerKey, lockRoutes } from '../ledger/index.ts';
import { lockPeople } from './issue.repository.ts';

/**
 * Locks people, then the accounts that their seats come from, until commit: the order of every issue. No merge changes
 * these people meanwhile, and the second of two managers sees what the first has issued. Returns the seats left in each
 * source, of the key first and then of each bundled key.
 */
export async function lockForIssue(
  tx: Tx,
  {
    userIds,
    key,
    bundled = [],
    sources,
  }: {
    userIds: readonly number[];
    key: LedgerKey;
    bundled?: readonly LedgerKey[] | undefined;
    sources: readonly Account[];
  },
) {
  await lockPeople(tx, [...new Set(userIds)]);
  return lockRoutes(
    tx,
    [key, ...bundled].flatMap((one) => sources.map((from) => ({ key: one, from, to: { kind: 'HELD' } as const }))),
  );
}
