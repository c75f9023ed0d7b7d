import { deleteSessionsOf, updatePassword } from '../../../../platform/accounts/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';

/** Sets the password and ends every session, so that everybody who signed in with the old one is signed out. */
export async function replacePassword(
  tx: Tx,
  change: { userId: number; hash: string; activates?: boolean },
): Promise<void> {
  await updatePassword(tx, change);
  await deleteSessionsOf(tx, change.userId);
}
