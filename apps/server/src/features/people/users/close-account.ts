import { archiveAccount } from '../../../platform/accounts/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { signOutForGood } from '../../site/auth/index.ts';

/** Archives an account and ends every way into it. */
export async function closeAccount(tx: Tx, { userId, now }: { userId: number; now: Date }): Promise<void> {
  await archiveAccount(tx, userId, now);
  await signOutForGood(tx, { userId, now });
}
