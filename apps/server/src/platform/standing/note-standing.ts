import type { Actor } from '../access/index.ts';
import { type Clock, today } from '../clock/index.ts';
import type { Tx } from '../db/index.ts';
import { beginSpans, endSpans, lockMemberships, type Recording, type Whose } from './standing.repository.ts';

/**
 * Records who stands where after a command has changed members, services, roles or registration numbers. The only way
 * to write spans of today: open spans are then the same as these tables. Called in the transaction of the command, after
 * its changes.
 */
export function noteStanding(
  clock: Clock,
  tx: Tx,
  { actor, whose }: { actor: Pick<Actor, 'id'>; whose: Whose },
): Promise<void> {
  return noteAs(tx, whose, { at: clock.now(), today: today(clock), actorId: actor.id });
}

export async function noteAs(tx: Tx, whose: Whose, recording: Recording): Promise<void> {
  const members = await lockMemberships(tx, whose);
  if (members.userIds.length === 0) return;
  await endSpans(tx, members, recording);
  await beginSpans(tx, members, recording);
}
