import { AppError } from '@doselore/contract';
import { type Actor, notFound } from '../../platform/access/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { Services } from '../../platform/services.ts';
import { hasContent, lockCourse, setLive } from './courses.repository.ts';

/** Makes a draft live. Throws 409 while it has no module, no assessment, and is not taught in sessions. */
export function goLive(services: Pick<Services, 'db'>, actor: Actor, courseId: number): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const course = await lockCourse(tx, courseId);
    if (course === undefined) throw notFound();
    if (course.is_live) return;
    if (!(await hasContent(tx, courseId)))
      throw new AppError('conflict', 'This course has no modules yet. Upload a package, then make it live.');
    await setLive(tx, courseId);
    const changes = { is_live: [false, true] } as const;
    await recordAudit(tx, actor, { action: 'courses.goLive', subject: `course ${courseId}`, changes });
  });
}
