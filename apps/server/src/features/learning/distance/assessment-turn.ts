import { AppError } from '@doselore/contract';
import type { CourseUserId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { type AttemptData, listAttempts } from './assessments.repository.ts';
import { type Enrolment, listMaterials } from './distance.repository.ts';
import { checkMayLearn } from './enrolment.ts';

export type Turn = { attempt: number; open: AttemptData | undefined; handedIn: AttemptData[] };

export async function readTurn(db: Queries, courseUserId: CourseUserId | null): Promise<Turn> {
  const attempts = await listAttempts(db, courseUserId);
  const handedIn = attempts.filter((attempt) => attempt.handed_in_at !== null);
  return {
    attempt: handedIn.length + 1,
    open: attempts.find((attempt) => attempt.handed_in_at === null),
    handedIn,
  };
}

/** Throws 409 with a message when this person may not answer now. */
export async function checkMayAnswer(db: Queries, enrolment: Enrolment): Promise<void> {
  checkMayLearn(enrolment);
  if (enrolment.completion_status === 'completed')
    throw new AppError('conflict', 'You have passed this assessment. You cannot answer again.');
  if (enrolment.completion_status === 'failed')
    throw new AppError(
      'conflict',
      'You have used all attempts at this assessment. Ask your organisation for another licence.',
    );
  const materials = await listMaterials(db, { courseId: enrolment.course_id, courseUserId: enrolment.id });
  if (materials.some((material) => material.read_at === null))
    throw new AppError('conflict', 'Mark every text as read to open the assessment.');
}

export function otherAttempt(): AppError {
  return new AppError('conflict', 'This attempt was already submitted in another window. See its results.');
}
