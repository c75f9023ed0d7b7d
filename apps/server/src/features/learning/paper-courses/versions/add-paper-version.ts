import { type Actor, notFound } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { once } from '../../../../platform/idempotency/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { lockPaperCourse } from '../paper-courses.repository.ts';
import { insertNextVersion } from './versions.repository.ts';

type Adding = { paperCourseId: number; idempotencyKey: string };

/** Makes the next version of a product as a draft, with the rule of one of its versions. Returns its id. */
export function addPaperVersion(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { paperCourseId, idempotencyKey }: Adding,
): Promise<number> {
  const command = `add paper version ${paperCourseId}`;
  return once(services.db, { actorId: actor.id, key: idempotencyKey, command }, async (tx) => {
    const course = await lockPaperCourse(tx, paperCourseId);
    if (course === undefined) throw notFound();
    const at = services.clock.now();
    const added = await insertNextVersion(tx, { productId: course.product_id, paperCourseId, at });
    await recordAudit(tx, actor, {
      action: 'paperCourses.addVersion',
      subject: `paper course ${added.id}`,
      detail: { version: added.version },
    });
    return added.id;
  });
}
