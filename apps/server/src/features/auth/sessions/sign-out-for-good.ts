import type { Tx } from '../../../platform/db/index.ts';
import { voidLinkTokens } from '../passwords/link-tokens.repository.ts';
import { deleteSessionsOf } from './sessions.repository.ts';

/** Nothing that this account has been sent or has open leads in any more. */
export async function signOutForGood(tx: Tx, of: { userId: number; now: Date }): Promise<void> {
  await deleteSessionsOf(tx, of.userId);
  await voidLinkTokens(tx, of);
}
