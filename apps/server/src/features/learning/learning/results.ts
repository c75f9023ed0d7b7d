import type { Answer } from '@doselore/contract';
import type { getScoUserResults } from '@doselore/contract/learning';
import { z } from 'zod';
import type { Queries } from '../../../platform/db/index.ts';
import { showCertificateOfCourse } from '../../certificates/certificates/index.ts';
import { totalTimeOf } from './attempt-time.ts';
import { type AttemptRow, isDone, listAnswers } from './attempts.repository.ts';
import { hasOpenRenewal } from './practice/practice.repository.ts';
import { showPractice } from './practice/practice.ts';
import { countModules } from './results.repository.ts';

/** Returns whether a session of the attempt has begun. The package may have been opened and left before. */
function hasProgress(attempt: AttemptRow): boolean {
  const isTouched =
    attempt.lesson_status !== 'not attempted' || attempt.lesson_location !== '' || attempt.suspend_data !== '';
  return isTouched || Object.keys(attempt.session_times).length > 0 || attempt.total_time !== '0000:00:00.00';
}

function mayTryAgain({ best_status, licence_state, withdrawn, attempt, max_attempts }: AttemptRow): boolean {
  const isOpen = licence_state === 'in_progress' && withdrawn === null;
  return isOpen && best_status === 'failed' && (max_attempts === null || attempt < max_attempts);
}

const patterns = z.array(z.string());

export async function attemptResults(db: Queries, attempt: AttemptRow): Promise<Answer<typeof getScoUserResults>> {
  const [answers, certificate, modules, practice, isRenewed] = await Promise.all([
    listAnswers(db, attempt.id),
    showCertificateOfCourse(db, attempt.course_user_id),
    countModules(db, attempt.course_user_id),
    showPractice(db, attempt),
    hasOpenRenewal(db, attempt.course_user_id),
  ]);
  return {
    course_id: attempt.course_id,
    group_id: attempt.group_id,
    course_title: attempt.course_title,
    title: attempt.sco_title,
    modules,
    has_progress: hasProgress(attempt),
    lesson_status: attempt.best_status,
    raw_score: attempt.raw_score,
    max_score: attempt.max_score,
    mastery_score: attempt.mastery_score,
    attempts: attempt.attempt,
    max_attempts: attempt.max_attempts,
    total_time: totalTimeOf(attempt),
    finished_at: attempt.finished_at?.toISOString() ?? null,
    course_completed: attempt.licence_state === 'completed',
    withdrawn: attempt.withdrawn,
    certificate,
    may_practise: isDone(attempt) && attempt.withdrawn === null && !isRenewed,
    may_try_again: mayTryAgain(attempt),
    practice,
    answers: answers.map((answer) => ({
      index: answer.index,
      question: answer.id,
      type: answer.type,
      student_response: answer.student_response,
      correct_responses: patterns.parse(answer.correct_responses),
      result: answer.result,
    })),
  };
}
