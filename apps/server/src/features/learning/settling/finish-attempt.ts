import type { Answer } from '@doselore/contract';
import type { AttemptDelta, finishScoUser } from '@doselore/contract/learning';
import { readScore } from '@doselore/scorm/runtime';
import { type AttemptId, notFound, type Scope } from '../../../platform/access/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import { isSame, sha256 } from '../../../platform/secrets.ts';
import type { Services } from '../../../platform/services.ts';
import { endLaunch, lockAttempt } from '../attempts.repository.ts';
import { applyCommit } from '../commits/commit.repository.ts';
import { staleAttempt } from '../commits/commit-attempt.ts';
import { mergeDeltas } from '../commits/merge-deltas.ts';
import { settleAttempt } from './settle-attempt.ts';

type Finish = { scoUserId: AttemptId; token: string; deltas: AttemptDelta[]; scope: Scope };

/** Settles the attempt and ends the launch when the learner leaves the player. A second call changes nothing. */
export async function finishAttempt(
  services: Pick<Services, 'db' | 'clock'>,
  finish: Finish,
): Promise<Answer<typeof finishScoUser>> {
  const { db, clock } = services;
  const tokenHash = sha256(finish.token);
  return inTransaction(db, async (tx) => {
    const before = await lockAttempt(tx, finish.scope, finish.scoUserId);
    if (before === undefined) throw notFound();
    if (before.session_token_hash === null || !isSame(before.session_token_hash, tokenHash)) throw staleAttempt();
    if (finish.deltas.length > 0)
      await applyCommit(tx, { tokenHash, seq: before.seq + 1, patch: mergeDeltas(finish.deltas), at: clock.now() });
    const settled = await settleAttempt(tx, clock, finish.scoUserId);
    const after = await endLaunch(tx, { scoUserId: finish.scoUserId, tokenHash, at: clock.now() });
    if (after === undefined) throw staleAttempt();
    return {
      sco_user_id: before.id,
      lesson_status: after.best_status,
      raw_score: readScore(after.raw_score),
      ...settled,
    };
  });
}
