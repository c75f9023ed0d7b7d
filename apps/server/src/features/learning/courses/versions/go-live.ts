import { AppError } from '@doselore/contract';
import { type Actor, notFound } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { lockCourse } from '../courses.repository.ts';
import { endLive, findLive, hasContent, setLive } from './versions.repository.ts';

type Going = { courseId: number; seenLiveId: number | null };

/**
 * Makes a version live instead of the live version of its kind. People who have started stay on their version, others
 * start this one. Throws 409 while it has no module, no assessment, and is not taught in sessions, and when another
 * version went live since `seenLiveId`.
 */
export function goLive(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { courseId, seenLiveId }: Going,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const course = await lockCourse(tx, courseId);
    if (course === undefined) throw notFound();
    if (course.is_live) return;
    const live = await findLive(tx, { courseId, deliverableId: course.deliverable_id });
    if ((live?.id ?? null) !== seenLiveId)
      throw new AppError(
        'conflict',
        live === undefined
          ? 'Someone else has made the live version a draft. Reload the page, then try again.'
          : `Someone else has made version ${live.version} live. Reload the page, then try again.`,
      );
    if (!(await hasContent(tx, courseId)))
      throw new AppError('conflict', 'This course has no modules yet. Upload a package, then make it live.');
    const at = services.clock.now();
    if (live !== undefined) await endLive(tx, { courseId: live.id, at });
    await setLive(tx, { courseId, at });
    await recordAudit(tx, actor, {
      action: 'courses.goLive',
      subject: `course ${courseId}`,
      detail: live === undefined ? {} : { replaced_version: live.version },
      changes: { is_live: [false, true] },
    });
  });
}
