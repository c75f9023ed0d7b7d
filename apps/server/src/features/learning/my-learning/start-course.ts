import { AppError } from '@doselore/contract';
import type { ModuleCourseType } from '@doselore/contract/my-learning';
import { type Actor, notFound, type Scope } from '../../../platform/access/index.ts';
import { today } from '../../../platform/clock/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { beginCourse, startAttempt } from '../learning/index.ts';
import { finishFirst } from '../linked-courses/index.ts';
import { nextModule } from './my-learning.presenter.ts';
import { type CourseData, listCoursesOf, listModules } from './my-learning.repository.ts';

type Core = Pick<Services, 'db' | 'clock'>;
type Place = { userId: number; courseId: number; groupId?: number | undefined; courseType: ModuleCourseType };

/** Finds the course of this person. Throws 404 without a licence for it. */
export async function getCourseOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  scope: Scope,
  place: Place,
): Promise<CourseData> {
  const [course] = await listCoursesOf(db, scope, { ...place, today: today(clock) });
  if (course === undefined || course.course_type !== place.courseType) throw notFound();
  return course;
}

/**
 * Starts the licence and inserts an attempt at each module, once. Later calls change nothing. Throws 409 while another
 * course has to be finished first.
 */
export async function startCourse(services: Core, actor: Actor, request: { scope: Scope; place: Place }) {
  const course = await getCourseOf(services, request.scope, request.place);
  if (course.modules === 0)
    throw new AppError('conflict', 'This course has no modules yet. Tell your organisation, or try again later.');
  if (course.course_user_id === null) {
    const { id: courseId, licence_id: licenceId, group_id: groupId } = course;
    const at = services.clock.now();
    await inTransaction(services.db, async (tx) => {
      const [first] = await finishFirst(tx, { licenceId, day: today(services.clock) });
      if (first !== undefined)
        throw new AppError('conflict', `Finish ${first.title} first. Then you can start this course.`);
      await beginCourse(tx, actor, { courseId, licenceId, groupId, at });
    });
  }
  const started =
    course.course_user_id === null
      ? await getCourseOf(services, request.scope, { ...request.place, groupId: course.group_id })
      : course;
  const modules = await listModules(services.db, { courseId: started.id, courseUserId: started.course_user_id });
  return { modules: modules.length, next: nextModule(modules) };
}

type Next = ReturnType<typeof nextModule>;

/**
 * Opens the player at the next module. Returns null for a failed module, which is tried again on its results page, and
 * when the player cannot be opened: the call that opens this module alone then says why.
 */
export async function launchNext(services: Services, { next, ...by }: { next: Next; scope: Scope; host: string }) {
  if (next === null || next.is_failed) return null;
  try {
    return await startAttempt(services, { ...by, scoUserId: next.sco_user_id, again: false, practice: false });
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
