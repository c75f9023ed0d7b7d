import type { Tx } from '../../platform/db/index.ts';
import { signOutForGood } from '../auth/index.ts';
import { disableUser } from './save-users.repository.ts';

/** Archives an account and ends every way into it. */
export async function closeAccount(tx: Tx, { userId, now }: { userId: number; now: Date }): Promise<void> {
  await disableUser(tx, userId, now);
  await signOutForGood(tx, { userId, now });
}
