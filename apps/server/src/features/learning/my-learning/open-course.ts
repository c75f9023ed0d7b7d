import { type GroupId, notFound, type Scope } from '../../../platform/access/index.ts';
import { today } from '../../../platform/clock/index.ts';
import type { Services } from '../../../platform/services.ts';
import { markOpened } from '../../licences/licences/index.ts';
import { findPaperProduct } from './paper-cards.repository.ts';
import { getCourseOf } from './start-course.ts';

type Opened = {
  scope: Scope;
  userId: number;
  courseId: number;
  groupId: GroupId;
  courseType: 'online' | 'distance' | 'paper-course';
};

/** Removes the mark of a new course. Throws 404 without a licence for it. */
export async function openCourse(
  services: Pick<Services, 'db' | 'clock'>,
  { scope, courseType, ...target }: Opened,
): Promise<void> {
  const { db } = services;
  const { userId, groupId } = target;
  if (courseType === 'paper-course') {
    const productId = await findPaperProduct(db, scope, { ...target, today: today(services.clock) });
    if (productId === undefined) throw notFound();
    await markOpened(db, { userId, groupId, productType: 'abstract_paper_course', productId });
    return;
  }
  const { product_id: productId } = await getCourseOf(services, scope, { ...target, courseType });
  await markOpened(db, { userId, groupId, productType: 'abstract_course', productId });
}
