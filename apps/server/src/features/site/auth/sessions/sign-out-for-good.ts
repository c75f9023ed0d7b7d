import { deleteSessionsOf } from '../../../../platform/accounts/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { voidLinkTokens } from '../passwords/link-tokens.repository.ts';

/** Ends every way into this account: its sessions and the links sent to it. */
export async function signOutForGood(tx: Tx, target: { userId: number; now: Date }): Promise<void> {
  await deleteSessionsOf(tx, target.userId);
  await voidLinkTokens(tx, target);
}
