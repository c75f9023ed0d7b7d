import type { Tx } from '../../../../platform/db/index.ts';
import { claimFor, type Ignored } from '../claims/claim-for.ts';
import type { Override } from '../claims/override.ts';
import type { Demand } from '../facts/demand.ts';
import { deleteHolds } from './holds.repository.ts';

type Holding = {
  /** With the one session that is held. */
  demand: Demand & { claimant: { projectRequestId: number } };
  timesOfInterestId: number;
  trainerUserId: number;
  /** Moment at which the hold expires. */
  expiresAt: Date;
  override: Override | null;
};

/**
 * Holds a start on a date of a booking for a trainer, its venue and its exclusive meeting account, in place of what the
 * request held before. Asks the rules of scheduling, and throws 409 with the conflicts when they refuse. The caller has
 * locked the request, and with `lockTimes` what is held.
 */
export async function holdTimes(tx: Tx, { demand, trainerUserId, override, ...hold }: Holding): Promise<Ignored> {
  const [session] = demand.sessions;
  if (session === undefined) throw new Error('A hold has a session');
  await deleteHolds(tx, demand.claimant.projectRequestId);
  return claimFor(tx, { source: { ...hold, session }, demand, trainerIds: [trainerUserId], override });
}

/** Gives back what the dates of a request hold. */
export const releaseHolds = (tx: Tx, projectRequestId: number): Promise<void> => deleteHolds(tx, projectRequestId);
