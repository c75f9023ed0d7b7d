import { randomUUID } from 'node:crypto';
import { issueLicence } from '@doselore/server/src/features/licences/licence-issue/index.ts';
import { purchaseLicences } from '@doselore/server/src/features/licences/licence-orders/index.ts';
import { withoutScope } from '@doselore/server/src/platform/access/index.ts';
import { buildAbstractCourse } from '@doselore/server/src/test-support/catalogue.factory.ts';
import { openPlayer } from './attempts.ts';
import type { Learner } from './learners.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

/** Builds a live course without a package, and gives a learner a licence for it. Returns the id of the course. */
export async function offerCourse(world: World, learner: Learner, title: string): Promise<number> {
  const { services, groupId, admin } = world;
  const productId = await buildAbstractCourse(services.db, { title });
  const { id } = await services.db
    .insertInto('courses')
    .values({ abstract_course_id: productId, deliverable_id: 1, is_live: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const actor = { id: withoutScope<'user'>(admin.userId, 'test'), level: 'superAdmin' } as const;
  const key = { groupId: withoutScope<'group'>(groupId, 'test'), productId, certificateMonths: 12 };
  await purchaseLicences(services, actor, {
    ...key,
    quantity: 1,
    transactionRef: '',
    poReference: '',
    directServiceOrder: 0,
    idempotencyKey: randomUUID(),
  });
  await issueLicence(services, actor, { ...key, userId: learner.userId, idempotencyKey: randomUUID() });
  return id;
}

export async function uploadPackage(admin: Visitor, courseId: number, zip: Buffer): Promise<void> {
  const file = new File([new Uint8Array(zip)], 'course.zip', { type: 'application/zip' });
  await admin.upload(`/api/admin/courses/${courseId}/packages`, file);
}

type Started = { next: { sco_user_id: number; slug: string } | null };

/** Starts the course as its learner. Returns the first module. */
export async function startCourse(learner: Visitor, courseId: number, groupId: number) {
  const { next } = await learner.post<Started>(`/api/course-start/${courseId}/online/${groupId}`, {});
  if (next === null) throw new Error('The course has no module to start with');
  return next;
}

/** Opens the player and waits for the first byte of the module's own page. */
export async function playFirstByte(learner: Visitor, scoUserId: number): Promise<void> {
  const { sco } = await openPlayer(learner, scoUserId);
  const answer = await fetch(sco);
  if (!answer.ok || answer.body === null) throw new Error(`The module was answered with ${answer.status}`);
  const reader = answer.body.getReader();
  await reader.read();
  await reader.cancel();
}
