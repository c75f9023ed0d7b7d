import { type Actor, notFound } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { once } from '../../../../platform/idempotency/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { copyContent } from '../../distance/index.ts';
import { copyPackages } from '../../packages/index.ts';
import { findAbstractCourse, lockAbstractCourses } from '../refreshers.repository.ts';
import { insertNextVersion } from './versions.repository.ts';

type Adding = { courseId: number; idempotencyKey: string };

/**
 * Makes the next version of a product as a draft, with the modules, materials and assessment of one of its versions. The
 * files of its packages are shared, not copied. Returns the id of the new version.
 */
export function addVersion(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { courseId, idempotencyKey }: Adding,
): Promise<number> {
  const command = `add version ${courseId}`;
  return once(services.db, { actorId: actor.id, key: idempotencyKey, command }, async (tx) => {
    const productId = await findAbstractCourse(tx, courseId);
    if (productId === undefined) throw notFound();
    await lockAbstractCourses(tx, [productId]);
    const added = await insertNextVersion(tx, { productId, courseId, at: services.clock.now() });
    const copy = { fromCourseId: courseId, toCourseId: added.id };
    await copyPackages(tx, copy);
    await copyContent(tx, copy);
    await recordAudit(tx, actor, {
      action: 'courses.addVersion',
      subject: `course ${added.id}`,
      detail: { version: added.version },
    });
    return added.id;
  });
}
