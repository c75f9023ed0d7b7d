import { type Actor, notFound, type Scope } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { issueCertificate } from '../../certificates/certificates/index.ts';
import { finishCourse, recordWork } from '../learning/index.ts';
import { checkMayAnswer, otherAttempt, readTurn } from './assessment-turn.ts';
import { listQuestions, markAttempt, openAttempt, storeAnswer } from './assessments.repository.ts';
import { type Enrolment, lockEnrolment } from './distance.repository.ts';
import { type Given, markAnswers, outcomeOf } from './mark-answers.ts';

type Submission = { scope: Scope; courseUserId: number; attempt: number; answers: readonly Given[] };
export type Marked = { passed: boolean; score: number };

/** Marks an attempt once. A second submission of the same attempt returns the result of the first one. */
export async function submitAssessment(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  request: Submission,
): Promise<Marked> {
  const at = services.clock.now();
  return inTransaction(services.db, async (tx) => {
    const enrolment = await lockEnrolment(tx, request.scope, request.courseUserId);
    if (enrolment === undefined) throw notFound();
    const turn = await readTurn(tx, enrolment.id);
    const before = turn.handedIn.find(({ attempt }) => attempt === request.attempt);
    if (before !== undefined) return { passed: before.passed ?? false, score: before.score ?? 0 };
    await checkMayAnswer(tx, enrolment);
    if (turn.attempt !== request.attempt) throw otherAttempt();
    const marked = markAnswers(await listQuestions(tx, enrolment.course_id), request.answers);
    const attempt = turn.open ?? (await openAttempt(tx, { courseUserId: enrolment.id, attempt: turn.attempt, at }));
    for (const answer of marked) await storeAnswer(tx, { ...answer, attemptId: attempt.id, at });
    const { score, passed } = outcomeOf(marked, enrolment.pass_mark);
    await markAttempt(tx, { attemptId: attempt.id, score, passed, at });
    await recordWork(tx, { courseUserId: enrolment.id, at });
    await settle(tx, services.clock, { enrolment, passed, attempt: turn.attempt });
    await recordAudit(tx, actor, {
      action: 'distance.handIn',
      subject: `course user ${enrolment.id}`,
      groupId: enrolment.group_id,
      detail: { attempt: turn.attempt, score, passed },
    });
    return { passed, score };
  });
}

type Outcome = { enrolment: Enrolment; passed: boolean; attempt: number };

async function settle(tx: Tx, clock: Clock, { enrolment, passed, attempt }: Outcome): Promise<void> {
  const finish = { courseUserId: enrolment.id, licenceId: enrolment.licence_id, at: clock.now() };
  if (passed) {
    await finishCourse(tx, { ...finish, outcome: 'completed' });
    await issueCertificate(tx, clock, { source: 'online', id: enrolment.id });
  } else if (enrolment.max_attempts !== null && attempt >= enrolment.max_attempts) {
    await finishCourse(tx, { ...finish, outcome: 'failed' });
  }
}
