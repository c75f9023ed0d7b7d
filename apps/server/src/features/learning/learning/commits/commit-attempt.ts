import { type Answer, AppError } from '@doselore/contract';
import type { AttemptCommit, commitScoUser } from '@doselore/contract/learning';
import { inTransaction, type Queries } from '../../../../platform/db/index.ts';
import { sha256 } from '../../../../platform/secrets.ts';
import type { Services } from '../../../../platform/services.ts';
import { applyToPractice } from '../practice/practice.repository.ts';
import { type Settling, settleAttempt } from '../settling/settle-attempt.ts';
import { applyCommit, type CommitOutcome } from './commit.repository.ts';
import { mergeDeltas } from './merge-deltas.ts';

/**
 * Stores the data that a player reports, and acknowledges it only once it is in the database. Each `seq` is applied at
 * most once. A `seq` that is not above the last one changes nothing and is answered with `applied: false`. With a
 * `scoUserId` the commit must belong to that attempt. Throws `stale_attempt` (409) when another tab or device has taken
 * over the attempt.
 */
export async function commitAttempt(
  services: Settling & Pick<Services, 'db'>,
  commit: AttemptCommit,
  scoUserId?: number,
): Promise<Answer<typeof commitScoUser>> {
  const change = {
    tokenHash: sha256(commit.token),
    scoUserId,
    seq: commit.seq,
    patch: mergeDeltas(commit.deltas),
    at: services.clock.now(),
  };
  if (!commit.finished) {
    const stored = await applyCommit(services.db, change);
    return stored === undefined ? commitPractice(services.db, change) : acknowledge(stored);
  }
  return inTransaction(services.db, async (tx) => {
    const stored = await applyCommit(tx, change);
    if (stored === undefined) return commitPractice(tx, change);
    const { withdrawn } = await settleAttempt(tx, services, stored.sco_user_id);
    return acknowledge({ ...stored, withdrawn: stored.withdrawn ?? withdrawn });
  });
}

/** Stores a commit whose token opens no attempt. A practice is never settled. */
async function commitPractice(
  db: Queries,
  change: Parameters<typeof applyToPractice>[1],
): Promise<Answer<typeof commitScoUser>> {
  const stored = await applyToPractice(db, change);
  if (stored === undefined) throw staleAttempt();
  return { ...stored, withdrawn: null };
}

function acknowledge(stored: CommitOutcome): Answer<typeof commitScoUser> {
  return { seq: stored.seq, applied: stored.applied, withdrawn: stored.withdrawn };
}

export function staleAttempt(): AppError {
  return new AppError(
    'stale_attempt',
    'This course has been opened somewhere else. Continue there, or open it here again.',
  );
}
