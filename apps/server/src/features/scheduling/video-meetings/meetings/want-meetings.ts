import { randomInt } from 'node:crypto';
import type { VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { bumpMeetings, endMeetings, insertMeetings, listSessionsWithout } from './meetings.repository.ts';

type Wanting = { virtualGroupId: VirtualGroupId; accountId: number | null; now: Date };

/**
 * Wants a meeting at this account for each session of a scheduled course, and ends those at other accounts. The worker
 * makes them after the transaction. The caller has locked the course, and stored its sessions and its title.
 */
export async function wantMeetings(tx: Tx, { virtualGroupId, accountId, now }: Wanting): Promise<void> {
  await endMeetings(tx, { virtualGroupId, exceptAccountId: accountId, now });
  if (accountId === null) return;
  await bumpMeetings(tx, { virtualGroupId, now });
  const sessionIds = await listSessionsWithout(tx, virtualGroupId);
  await insertMeetings(
    tx,
    sessionIds.map((sessionId) => ({ sessionId, accountId, mark: newMark() })),
    now,
  );
}

/** Ends all meetings of a course that is cancelled or a draft again. */
export const releaseMeetings = (tx: Tx, target: { virtualGroupId: VirtualGroupId; now: Date }): Promise<void> =>
  endMeetings(tx, { ...target, exceptAccountId: null });

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Returns a name that nobody can guess. It has small letters, because Jitsi does not distinguish capitals. */
export function newMark(): string {
  return `doselore-${Array.from({ length: 22 }, () => letters[randomInt(letters.length)]).join('')}`;
}
