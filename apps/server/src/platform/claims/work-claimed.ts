import { after, type Clock } from '../clock/index.ts';
import { type Database, inLongTransaction, type Tx } from '../db/index.ts';
import { type Claim, type ClaimedWork, claimRows, lockClaimed, releaseClaim } from './claims.repository.ts';

/** Work of one node on one claimed row. */
type Piece = {
  /** Duration of a claim. If a node dies, another node claims the row after this time. */
  claimMs: number;
  /** Does the work, outside of any transaction. Stores its result under the claim. */
  run: (claim: Claim) => Promise<void>;
  /** Pause after a failed try. Without it, the row waits until its claim expires. */
  pauseMs?: number;
  /** Gives a row up after its last try. Without it, nodes try the row without end. */
  last?: {
    tries: number;
    /** Returns whether another try would fail in the same way. */
    isFinal?: (error: unknown) => boolean;
    giveUp: (tx: Tx, claim: Claim) => Promise<void>;
  };
};

/** Claimed row, and the error of a failed try. `isExhausted` is true when no try was left. */
type Worked = { claim: Claim; error?: unknown; isExhausted?: true };

/**
 * Claims one row and works on it. A claim counts as a try until its result is stored. A row that ends its node is
 * therefore given up like a row whose work throws. Returns undefined when no row was due.
 */
export async function workClaimed(
  { db, clock }: { db: Database; clock: Clock },
  work: ClaimedWork,
  { claimMs, run, pauseMs, last }: Piece,
): Promise<Worked | undefined> {
  const [claim] = await claimRows(db, work, { now: clock.now(), until: after(clock, claimMs), most: 1 });
  if (claim === undefined) return undefined;
  const giveUp = () =>
    inLongTransaction(db, async (tx) => {
      if (await lockClaimed(tx, work, claim)) await last?.giveUp(tx, claim);
    });
  if (last !== undefined && claim.tries > last.tries) {
    await giveUp();
    return { claim, isExhausted: true };
  }
  try {
    await run(claim);
    return { claim };
  } catch (error) {
    if (last !== undefined && (claim.tries >= last.tries || last.isFinal?.(error) === true)) await giveUp();
    else if (pauseMs !== undefined) await releaseClaim(db, work, claim, { at: after(clock, pauseMs) });
    return { claim, error };
  }
}
