import type { Answer } from '@doselore/contract';
import type { AttemptDelta, finishScoUser } from '@doselore/contract/learning';
import { readScore } from '@doselore/scorm/runtime';
import { type AttemptId, notFound, type Scope } from '../../../../platform/access/index.ts';
import { inTransaction, type Tx } from '../../../../platform/db/index.ts';
import { isSame, sha256 } from '../../../../platform/secrets.ts';
import type { Services } from '../../../../platform/services.ts';
import { type AttemptRow, endLaunch, lockAttempt } from '../attempts.repository.ts';
import { applyCommit } from '../commits/commit.repository.ts';
import { staleAttempt } from '../commits/commit-attempt.ts';
import { mergeDeltas } from '../commits/merge-deltas.ts';
import { applyToPractice, endPractice } from '../practice/practice.repository.ts';
import { findPracticeOf } from '../practice/practice.ts';
import { endSettledLaunch } from './settle.repository.ts';
import { type Settling, settleAttempt } from './settle-attempt.ts';

type Finish = { scoUserId: AttemptId; token: string; deltas: AttemptDelta[]; scope: Scope };

/** Settles the attempt and ends the launch when the learner leaves the player. A second call changes nothing. */
export async function finishAttempt(
  services: Settling & Pick<Services, 'db'>,
  finish: Finish,
): Promise<Answer<typeof finishScoUser>> {
  const { db, clock } = services;
  const tokenHash = sha256(finish.token);
  const ended = finish.deltas.length === 0 ? await endSettled(services, { ...finish, tokenHash }) : undefined;
  if (ended !== undefined) return ended;
  return inTransaction(db, async (tx) => {
    const before = await lockAttempt(tx, finish.scope, finish.scoUserId);
    if (before === undefined) throw notFound();
    const practice = await findPracticeOf(tx, before, finish.token);
    if (practice !== undefined) {
      if (finish.deltas.length > 0)
        await applyToPractice(tx, { tokenHash, seq: practice.seq + 1, patch: mergeDeltas(finish.deltas) });
      return finishPractice(tx, before, { ...finish, at: clock.now() });
    }
    if (before.session_token_hash === null || !isSame(before.session_token_hash, tokenHash)) throw staleAttempt();
    if (finish.deltas.length > 0)
      await applyCommit(tx, { tokenHash, seq: before.seq + 1, patch: mergeDeltas(finish.deltas), at: clock.now() });
    const settled = await settleAttempt(tx, services, finish.scoUserId);
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

/** Ends the launch when the package has finished before and everything is settled, as at most ends of a course. */
async function endSettled(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { scope, scoUserId, tokenHash }: Finish & { tokenHash: Buffer },
): Promise<Answer<typeof finishScoUser> | undefined> {
  const ended = await endSettledLaunch(db, scope, { scoUserId, tokenHash, at: clock.now() });
  if (ended === undefined) return undefined;
  const { best_status: status, raw_score: score, ...course } = ended;
  return { sco_user_id: scoUserId, lesson_status: status, raw_score: readScore(score), ...course };
}

/** Ends a practice. The answer is about the attempt, which stays as it is. */
async function finishPractice(
  tx: Tx,
  attempt: AttemptRow,
  { scoUserId, at }: Finish & { at: Date },
): Promise<Answer<typeof finishScoUser>> {
  await endPractice(tx, { scoUserId, at });
  return {
    sco_user_id: attempt.id,
    lesson_status: attempt.best_status,
    raw_score: attempt.raw_score,
    course_completed: attempt.licence_state === 'completed',
    certificate_id: null,
    withdrawn: null,
  };
}
