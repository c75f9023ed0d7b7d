import type { Body } from '@doselore/contract';
import type { archiveCourse as archiveEndpoint } from '@doselore/contract/courses';
import { type Actor, notFound } from '../../../../platform/access/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { archiveProduct } from './archive-product.ts';
import { findProductOf } from './archiving.repository.ts';

type Change = Body<typeof archiveEndpoint> & { courseId: number };

/** Archives the product of a course with all its versions, or restores it. */
export async function archiveCourse(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { courseId, ...change }: Change,
): Promise<void> {
  const productId = await findProductOf(services.db, courseId);
  if (productId === undefined) throw notFound();
  const product = { productType: 'abstract_course', productId } as const;
  await archiveProduct(services, actor, { product, subject: `course ${courseId}`, ...change });
}
