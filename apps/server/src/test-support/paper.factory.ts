import { randomUUID } from 'node:crypto';
import type { TrainingClass } from '@doselore/contract/personal-data';
import { issueLicence } from '../features/licences/licence-issue/index.ts';
import { purchaseLicences } from '../features/licences/licence-orders/index.ts';
import { type GroupId, type LicenceId, type UserId, withoutScope } from '../platform/access/index.ts';
import type { Services } from '../platform/services.ts';

/** Builds a live paper course with its product. */
export async function buildPaperCourse(
  { db }: Services,
  overrides: { title?: string; trainingClass?: TrainingClass } = {},
): Promise<{ productId: number; paperCourseId: number }> {
  const product = await db
    .insertInto('abstract_paper_courses')
    .values({
      title: overrides.title ?? 'Injection practical',
      default_months: 24,
      training_class: overrides.trainingClass ?? 'clinical',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const course = await db
    .insertInto('paper_courses')
    .values({ abstract_paper_course_id: product.id, is_live: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { productId: product.id, paperCourseId: course.id };
}

/** Buys a seat and issues it, through the use cases. Returns the licence's id. */
export async function buildPaperLicence(
  services: Services,
  target: { groupId: GroupId; userId: number; productId: number; actorId: UserId; months?: number },
): Promise<LicenceId> {
  const actor = { id: target.actorId, level: 'superAdmin' } as const;
  const key = {
    groupId: target.groupId,
    productType: 'abstract_paper_course',
    productId: target.productId,
    certificateMonths: target.months ?? 24,
  } as const;
  const paid = { quantity: 1, transactionRef: 'TEST', poReference: '', directServiceOrder: 0 as const };
  await purchaseLicences(services, actor, { ...key, ...paid, idempotencyKey: randomUUID() });
  const id = await issueLicence(services, actor, { ...key, userId: target.userId, idempotencyKey: randomUUID() });
  return withoutScope(id, 'test');
}
