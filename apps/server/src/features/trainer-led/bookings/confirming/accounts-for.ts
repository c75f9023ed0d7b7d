import { AppError } from '@doselore/contract';
import type { Tx } from '../../../../platform/db/index.ts';
import type { WantedData } from '../wanted/wanted.repository.ts';
import { type BookingData, listAccounts } from './booking.repository.ts';

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

/** Returns the meeting accounts that come into question for both sessions of a day, or for one session with null beside it. */
export async function accountsOfBoth(
  tx: Tx,
  booking: BookingData,
  refusal?: (text: string) => AppError,
): Promise<{ accounts: (readonly [number | null, number | null])[]; isOpen: boolean }> {
  const { accounts, isOpen } = await accountsFor(tx, booking, refusal);
  if (booking.day === null) return { accounts: accounts.map((id) => [id, null] as const), isOpen };
  const second = await accountsFor(tx, booking.day.second, refusal);
  return {
    accounts: accounts.flatMap((id) => second.accounts.map((other) => [id, other] as const)),
    isOpen: isOpen || second.isOpen,
  };
}

/** Returns a booking with these meeting accounts. */
export const withAccounts = (
  { day, ...booking }: BookingData,
  [id, other]: readonly [number | null, number | null],
): BookingData => ({
  ...{ ...booking, video_account_id: id },
  day: day && { ...day, second: { ...day.second, video_account_id: other } },
});
