import { AppError } from '@doselore/contract';
import { isRightAnswer, scoreOf } from '@doselore/contract/distance';
import { type Actor, notFound, type Scope } from '../../platform/access/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import type { Services } from '../../platform/services.ts';
import { issueCertificate } from '../certificates/index.ts';
import { finishCourse, recordWork } from '../learning/index.ts';
import { checkMayAnswer, otherAttempt, readTurn } from './assessment-turn.ts';
import { listQuestions, markAttempt, openAttempt, type QuestionData, storeAnswer } from './assessments.repository.ts';
import { type Enrolment, lockEnrolment } from './distance.repository.ts';
import { checkChosen } from './save-answer.ts';

type Given = { questionId: number; chosen: readonly number[] };
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
    const score = scoreOf(marked.filter(({ isCorrect }) => isCorrect).length, marked.length);
    const passed = score >= enrolment.pass_mark;
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

/** Marks the answers. Throws 422 that names the questions without an answer. */
function markAnswers(questions: readonly QuestionData[], answers: readonly Given[]) {
  const given = new Map(answers.map(({ questionId, chosen }) => [questionId, chosen]));
  const open = questions.filter(({ id }) => (given.get(id) ?? []).length === 0);
  if (open.length > 0) {
    const fields = Object.fromEntries(open.map(({ id }) => [`question-${id}`, ['Choose an answer']]));
    throw new AppError('validation_failed', 'Answer every question before you submit.', { fields });
  }
  return questions.map((question) => {
    const chosen = checkChosen(question, given.get(question.id) ?? []);
    const correct = question.options.filter((option) => option.is_correct).map(({ id }) => id);
    return { questionId: question.id, chosen, isCorrect: isRightAnswer(chosen, correct) };
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
