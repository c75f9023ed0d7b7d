import { type Body, fieldError } from '@doselore/contract';
import { courseFields, type createCourse, type updateCourse } from '@doselore/contract/courses';
import { type Actor, notFound } from '../../../platform/access/index.ts';
import { mergeChange, recordAudit, recordChanges } from '../../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { lockCourse, saveCourse } from './courses.repository.ts';
import { findLive } from './versions/versions.repository.ts';

type CourseFields = Body<typeof createCourse>;

export function changeCourse(
  services: Services,
  actor: Actor,
  { courseId, change }: { courseId: number; change: Body<typeof updateCourse> },
): Promise<CourseFields> {
  const { baseValues, ...submitted } = change;
  const subject = `course ${courseId}`;
  return inTransaction(services.db, async (tx) => {
    const now = await lockCourse(tx, courseId);
    if (now === undefined) throw notFound();
    const fields = await mergeChange<CourseFields>(tx, actor, { subject, now, submitted, baseValues });
    if (fields.is_live) await checkOnlyLive(tx, courseId, fields.deliverable_id);
    await saveCourse(tx, courseId, fields);
    await recordAudit(tx, actor, { action: 'courses.update', subject, ...recordChanges(courseFields, now, fields) });
    return fields;
  });
}

/** Throws when another version is live that is taught in the same way: online, or in sessions. */
async function checkOnlyLive(tx: Tx, courseId: number, deliverableId: number): Promise<void> {
  const live = await findLive(tx, { courseId, deliverableId });
  if (live === undefined || live.id === courseId) return;
  throw fieldError(
    'is_live',
    `Version ${live.version} is live. Save this version as a draft, then make it live under Versions.`,
  );
}
