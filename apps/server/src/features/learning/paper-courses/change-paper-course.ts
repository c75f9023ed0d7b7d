import type { Body } from '@doselore/contract';
import { paperCourseFields, type updatePaperCourse } from '@doselore/contract/paper-courses';
import { type Actor, notFound } from '../../../platform/access/index.ts';
import { mergeChange, recordAudit, recordChanges } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import {
  insertPaperCourse,
  lockPaperCourse,
  type PaperCourseFields,
  savePaperCourse,
} from './paper-courses.repository.ts';

/** Makes a face-to-face course with its first version, a draft. Returns the id of the version. */
export function addPaperCourse(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  fields: PaperCourseFields,
): Promise<number> {
  return inTransaction(services.db, async (tx) => {
    const id = await insertPaperCourse(tx, { fields, at: services.clock.now() });
    await recordAudit(tx, actor, { action: 'paperCourses.create', subject: `paper course ${id}` });
    return id;
  });
}

type Change = { paperCourseId: number; change: Body<typeof updatePaperCourse> };

/** Changes a face-to-face course and the rule of one version. Results that are recorded stay. */
export function changePaperCourse(
  services: Pick<Services, 'db'>,
  actor: Actor,
  { paperCourseId, change: { baseValues, ...submitted } }: Change,
): Promise<PaperCourseFields> {
  const subject = `paper course ${paperCourseId}`;
  return inTransaction(services.db, async (tx) => {
    const stored = await lockPaperCourse(tx, paperCourseId);
    if (stored === undefined) throw notFound();
    const { product_id: productId, is_live: _, ...now } = stored;
    const fields = await mergeChange<PaperCourseFields>(tx, actor, { subject, now, submitted, baseValues });
    await savePaperCourse(tx, { paperCourseId, productId, fields });
    await recordAudit(tx, actor, {
      action: 'paperCourses.update',
      subject,
      ...recordChanges(paperCourseFields, now, fields),
    });
    return fields;
  });
}
