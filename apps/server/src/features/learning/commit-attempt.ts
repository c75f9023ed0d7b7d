import { AppError, type AttemptCommit } from '@doselore/contract';
import { tx } from '../../platform/db/index.ts';
import { sha256 } from '../../platform/secrets.ts';
import type { Services } from '../../platform/services.ts';
import { applyCommit } from './commit.repository.ts';
import { mergeDeltas } from './merge-deltas.ts';
import { settleAttempt } from './settle-attempt.ts';

/**
 * Stores what a player reports. Acknowledged only once it is in the database; applied at most once by its `seq`.
 * Throws `stale_attempt` (409) when another tab or device has taken the attempt over.
 */
export async function commitAttempt(
  services: Pick<Services, 'db' | 'clock'>,
  commit: AttemptCommit,
): Promise<{ seq: number }> {
  const change = {
    tokenHash: sha256(commit.token),
    seq: commit.seq,
    patch: mergeDeltas(commit.deltas),
    at: services.clock.now(),
  };
  if (!commit.finished) {
    if ((await applyCommit(services.db, change)) === undefined) throw stale();
    return { seq: commit.seq };
  }
  await tx(services.db, async (trx) => {
    const stored = await applyCommit(trx, change);
    if (stored === undefined) throw stale();
    await settleAttempt(trx, services.clock, stored.sco_user_id);
  });
  return { seq: commit.seq };
}

export function stale(): AppError {
  return new AppError(
    'stale_attempt',
    'This course has been opened somewhere else. Go on there, or open it here again.',
  );
}
