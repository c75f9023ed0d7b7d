import { restoreAccount } from '../../../platform/accounts/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { acceptWithAccount } from '../../site/terms/index.ts';

/** Activates an account without a password: nobody can sign in to it. In the caller's transaction. */
export async function activateAccount(tx: Tx, target: { userId: number; at: Date }): Promise<void> {
  await acceptWithAccount(tx, target);
  await restoreAccount(tx, target.userId);
}
