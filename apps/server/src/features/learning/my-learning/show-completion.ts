import type { Answer } from '@doselore/contract';
import type { getCourseLaunchData } from '@doselore/contract/my-learning';
import type { Queries } from '../../../platform/db/index.ts';
import { showCertificateOfCourse } from '../../certificates/certificates/index.ts';
import { isRenewalOpen } from '../learning/index.ts';
import type { CourseData } from './my-learning.repository.ts';

/** Returns whether finished modules of a course can be practised: not while an open licence renews the course. */
export async function mayPractise(db: Queries, { course_user_id: id }: CourseData): Promise<boolean> {
  return id !== null && !(await isRenewalOpen(db, id));
}

/** Returns how a course was completed; null while it is not. */
export async function showCompletion(
  db: Queries,
  course: CourseData,
): Promise<Answer<typeof getCourseLaunchData>['completion']> {
  const { course_user_id: id, completion_status: status, completed_at: at } = course;
  if (id === null || status !== 'completed' || at === null) return null;
  return {
    completed_at: at.toISOString(),
    certificate: await showCertificateOfCourse(db, id),
    may_practise: await mayPractise(db, course),
  };
}
