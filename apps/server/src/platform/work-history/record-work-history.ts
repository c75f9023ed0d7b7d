import type { Actor } from '../access/index.ts';
import { type Clock, today } from '../clock/index.ts';
import type { Tx } from '../db/index.ts';
import { beginSpans, endSpans, lockMemberships, type Recording, type Whose } from './work-history.repository.ts';

/**
 * Records the work history after a command has changed members, services, job roles or registration numbers. Compares
 * these tables with the open spans, and begins or ends what differs. Call it in the transaction of the command, after
 * its changes.
 */
export function recordWorkHistory(
  clock: Clock,
  tx: Tx,
  { actor, whose }: { actor: Pick<Actor, 'id'> | undefined; whose: Whose },
): Promise<void> {
  return recordAs(tx, whose, { at: clock.now(), today: today(clock), actorId: actor?.id ?? null });
}

export async function recordAs(tx: Tx, whose: Whose, recording: Recording): Promise<void> {
  const members = await lockMemberships(tx, whose);
  if (members.userIds.length === 0) return;
  await endSpans(tx, members, recording);
  await beginSpans(tx, members, recording);
}
