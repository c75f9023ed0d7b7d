import { AppError } from '@doselore/contract';
import { notFound, type Scope } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { type Enrolment, findEnrolment } from './distance.repository.ts';

export async function getEnrolment(db: Queries, scope: Scope, courseUserId: number): Promise<Enrolment> {
  const enrolment = await findEnrolment(db, scope, courseUserId);
  if (enrolment === undefined) throw notFound();
  return enrolment;
}

/** Throws when the licence or the membership has ended. The person can still see results. */
export function checkMayLearn(enrolment: Enrolment): void {
  if (['revoked', 'reclaimed', 'lapsed'].includes(enrolment.licence_state))
    throw new AppError('conflict', 'Your licence for this course has been taken back. Ask your organisation about it.');
  if (!enrolment.is_member)
    throw new AppError(
      'conflict',
      'You are no longer a member of this organisation. Your results and certificates stay yours.',
    );
}
