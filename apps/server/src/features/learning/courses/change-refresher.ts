import { AppError } from '@doselore/contract';
import { type Actor, notFound } from '../../../platform/access/index.ts';
import { changesOf, recordAudit } from '../../../platform/audit/index.ts';
import { today } from '../../../platform/clock/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { changeRefresherLink } from '../linked-courses/index.ts';
import { findAbstractCourse, findRefresher } from './refreshers.repository.ts';

type Change = { courseId: number; refresherCourseId: number | null };

/**
 * Links a course to its refresher. Neither of them may have or be another refresher: in a chain nobody would know which
 * certificate is renewed. Throws 409 while the refresher is a face-to-face course.
 */
export async function changeRefresher(services: Services, actor: Actor, change: Change): Promise<void> {
  const { courseId, refresherCourseId } = change;
  await inTransaction(services.db, async (tx) => {
    const from = await findAbstractCourse(tx, courseId);
    if (from === undefined) throw notFound();
    const to = refresherCourseId === null ? null : await findAbstractCourse(tx, refresherCourseId);
    if (to === undefined) throw new AppError('conflict', 'This course is no longer offered. Nothing was changed.');
    const before = await findRefresher(tx, from);
    if (before.face_to_face.refresher !== null)
      throw new AppError(
        'conflict',
        `The refresher of this course is ${before.face_to_face.refresher} (face to face). End that link first.`,
      );
    const product = (productId: number) => ({ productType: 'abstract_course', productId }) as const;
    await changeRefresherLink(tx, {
      from: product(from),
      to: to === null ? null : product(to),
      actorId: actor.id,
      at: services.clock.now(),
      today: today(services.clock),
    });
    await recordAudit(tx, actor, {
      action: 'courses.refresher',
      subject: `course ${courseId}`,
      changes: changesOf({ refresher: before.refresher?.id ?? null }, { refresher: refresherCourseId }, ['refresher']),
    });
  });
}
