import type { Withdrawal } from '@doselore/contract/learning';
import { bestStatus, type LessonStatus } from '@doselore/scorm/runtime';
import type { AttemptId, CourseUserId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { issueCertificate, showCertificateOfCourse } from '../../../certificates/certificates/index.ts';
import { saveOnlineResult } from '../../online-assessments/index.ts';
import { finishCourse } from './finish-course.ts';
import { listScosToSettle, lockCourseUser, type ScoToSettle, storeStatus } from './settle.repository.ts';
import { settledStatus } from './settled-status.ts';

export type Settled = {
  course_completed: boolean;
  certificate_id: number | null;
  /** Null for a completed course: its result stays when the licence is taken back or the membership ends. */
  withdrawn: Withdrawal | null;
};

export type Settling = Pick<Services, 'clock'>;

/**
 * Sets the result of an attempt after a session: first its status by the mastery rules, then the course, then the
 * certificate. Idempotent: the same facts always give the same answer.
 */
export async function settleAttempt(tx: Tx, services: Settling, scoUserId: AttemptId): Promise<Settled> {
  const { clock } = services;
  const course = await lockCourseUser(tx, scoUserId);
  const open = { course_completed: false, certificate_id: null, withdrawn: course.withdrawn };
  // Failed is final: data that an open launch sends afterwards does not turn a failed course into a passed one.
  if (course.completion_status === 'failed') return open;
  const scos = await listScosToSettle(tx, course.id);
  const attempt = scos.find((sco) => sco.sco_user_id === scoUserId);
  // A launch whose SCO never began has nothing to settle: opening and leaving does not complete a module.
  if (attempt?.has_begun) {
    const status = settledStatus(attempt);
    const best = bestStatus(attempt.best_status as LessonStatus, status);
    // Leaving after the package has finished changes nothing, so that it writes nothing.
    const isSame = attempt.lesson_status === status && attempt.best_status === best;
    if (!isSame || !attempt.is_settled) await storeStatus(tx, { scoUserId, status, best, at: clock.now() });
    Object.assign(attempt, { lesson_status: status, best_status: best });
  }
  if (course.completion_status === 'completed')
    return { course_completed: true, certificate_id: await certificateOf(tx, course), withdrawn: null };
  // The results stay stored, but a withdrawn course gives no certificate.
  if (course.withdrawn !== null) return open;
  const ending = { courseUserId: course.id, licenceId: course.licence_id, at: clock.now() };
  const assess = async (result: 'passed' | 'failed') =>
    !course.is_assessment || saveOnlineResult(tx, { ...ending, result });
  if (scos.every(isDone)) {
    // Without enough attendance an assessment gives no certificate. It can be settled after the attendance is
    // corrected.
    if (!(await assess('passed'))) return open;
    await finishCourse(tx, { ...ending, outcome: 'completed' });
    const certificateId = await issueCertificate(tx, clock, {
      ...{ source: 'online', id: course.id },
      isOfSession: course.is_assessment,
    });
    return { course_completed: true, certificate_id: certificateId, withdrawn: null };
  }
  if (scos.some(isUsedUp)) {
    await assess('failed');
    await finishCourse(tx, { ...ending, outcome: 'failed' });
  }
  return open;
}

/**
 * Returns the certificate of a completed course. A statement that waited for another module of the course to finish does
 * not see what that one has stored, so that it asks again.
 */
async function certificateOf(tx: Tx, course: { id: CourseUserId; certificate_id: number | null }) {
  return course.certificate_id ?? (await showCertificateOfCourse(tx, course.id))?.id ?? null;
}

function isDone(sco: ScoToSettle): boolean {
  return sco.best_status === 'passed' || sco.best_status === 'completed';
}

/** Returns true for a failed module without attempts left. A package that lets the learner continue has not failed. */
function isUsedUp(sco: ScoToSettle): boolean {
  return (
    sco.best_status === 'failed' &&
    sco.lesson_status === 'failed' &&
    sco.max_attempts !== null &&
    sco.attempt >= sco.max_attempts
  );
}
