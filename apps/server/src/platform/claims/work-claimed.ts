import { after, type Clock } from '../clock/index.ts';
import { type Database, inLongTransaction, type Tx } from '../db/index.ts';
import { type Claim, type ClaimedWork, claimRows, lockClaimed, releaseClaim } from './claims.repository.ts';

/** What one node does with one claimed row. */
type Piece = {
  /** Duration of a claim. If a node dies, another node claims the row after this time. */
  claimMs: number;
  /** Does the work, outside of any transaction. Stores its result under the claim. */
  run: (claim: Claim) => Promise<void>;
  /** Pause after a failed try. Left out, the claim runs out first. */
  pauseMs?: number;
  /** What becomes of a row after its last try. Left out, a row is tried for ever. */
  last?: {
    tries: number;
    /** Returns whether another try would fail in the same way. */
    isFinal?: (error: unknown) => boolean;
    giveUp: (tx: Tx, claim: Claim) => Promise<void>;
  };
};

/** Row that was worked on, and the error if the try failed. `isExhausted`: its tries were used up before this one. */
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
