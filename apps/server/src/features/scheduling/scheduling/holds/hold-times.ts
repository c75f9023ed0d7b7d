import type { Tx } from '../../../../platform/db/index.ts';
import { claimFor, type Ignored } from '../claims/claim-for.ts';
import type { HeldTime } from '../claims/claims.repository.ts';
import type { Override } from '../claims/override.ts';
import type { Demand } from '../facts/demand.ts';
import { type HoldingPair, holdPair } from './hold-pair.ts';
import { deleteHolds, type Holder } from './holds.repository.ts';

type Holding = {
  /** Without its sessions, which are the times that are held. */
  demand: Omit<Demand, 'sessions'>;
  /** One start of a request, or the dates of a course of several days in their order. */
  held: readonly HeldTime[];
  trainerUserId: number;
  /** Moment at which the hold expires. */
  expiresAt: Date;
  override: Override | null;
};

/**
 * Holds times of a booking, or two sessions on one day, for a trainer, its venue and its exclusive meeting account, all or none of them, in place of what
 * the booking held before. Asks the rules of scheduling, and throws 409 with the conflicts when they refuse. The caller has
 * locked the booking, and with `lockTimes` what is held.
 */
export async function holdTimes(tx: Tx, holding: Holding | HoldingPair): Promise<Ignored> {
  if ('halves' in holding) return holdPair(tx, holding);
  const { demand, held, trainerUserId, override, expiresAt } = holding;
  await deleteHolds(tx, holderOf(demand));
  const sessions = held.map(({ session }) => session);
  return claimFor(tx, {
    ...{ source: { held, expiresAt }, demand: { ...demand, sessions } },
    ...{ trainerIds: [trainerUserId], override },
  });
}

function holderOf({ claimant: { projectRequestId, multiDayId } }: Pick<Demand, 'claimant'>): Holder {
  if (multiDayId !== null) return { multiDayId };
  if (projectRequestId !== null) return { projectRequestId };
  throw new Error('A booking without a course holds times');
}

/** Gives back what the dates of a booking hold. */
export const releaseHolds = (tx: Tx, holder: Holder): Promise<void> => deleteHolds(tx, holder);
