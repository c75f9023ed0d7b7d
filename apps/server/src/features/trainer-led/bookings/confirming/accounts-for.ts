import { AppError } from '@doselore/contract';
import type { Tx } from '../../../../platform/db/index.ts';
import type { WantedData } from '../wanted/wanted.repository.ts';
import { listAccounts } from './booking.repository.ts';

/**
 * Returns the meeting accounts that come into question for a booking, in their order: its own, or all of them when it is
 * online without an account or a link. Throws 409 when there is none.
 */
export async function accountsFor(
  tx: Tx,
  { deliverable_id, video_account_id: chosen, meeting_url }: WantedData,
  refusal = (text: string) => new AppError('conflict', text),
): Promise<{ accounts: (number | null)[]; isOpen: boolean }> {
  const isOpen = deliverable_id === 3 && chosen === null && meeting_url === null;
  const accounts = isOpen ? await listAccounts(tx) : [chosen];
  if (accounts.length === 0) throw refusal('There is no meeting account. Add one, or type a link.');
  return { accounts, isOpen };
}
