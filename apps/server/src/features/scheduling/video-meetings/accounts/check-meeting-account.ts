import { fieldError } from '@doselore/contract';
import type { Tx } from '../../../../platform/db/index.ts';
import { isAccountOpen } from './accounts.repository.ts';

/** Throws for an account that is archived or does not exist. Holds it until commit. Null chooses none. */
export async function checkMeetingAccount(tx: Tx, accountId: number | null): Promise<void> {
  if (accountId !== null && !(await isAccountOpen(tx, accountId)))
    throw fieldError('video_account_id', 'This account is archived. Choose another account');
}
