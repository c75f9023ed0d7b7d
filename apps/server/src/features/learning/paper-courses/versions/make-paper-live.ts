import { AppError } from '@doselore/contract';
import { type Actor, notFound } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { lockPaperCourse } from '../paper-courses.repository.ts';
import { endLive, findLiveVersion, setLive } from './versions.repository.ts';

type Going = { paperCourseId: number; seenLiveId: number | null };

/**
 * Makes a version live instead of the live version of its product. Results that are recorded keep their version. Throws
 * 409 when another version went live since `seenLiveId`.
 */
export function makePaperLive(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { paperCourseId, seenLiveId }: Going,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const course = await lockPaperCourse(tx, paperCourseId);
    if (course === undefined) throw notFound();
    if (course.is_live) return;
    const live = await findLiveVersion(tx, course.product_id);
    if ((live?.id ?? null) !== seenLiveId)
      throw new AppError('conflict', 'Someone else has made another version live. Reload the page, then try again.');
    if (live !== undefined) await endLive(tx, live.id);
    await setLive(tx, { paperCourseId, at: services.clock.now() });
    await recordAudit(tx, actor, {
      action: 'paperCourses.goLive',
      subject: `paper course ${paperCourseId}`,
      detail: live === undefined ? {} : { replaced_version: live.version },
      changes: { is_live: [false, true] },
    });
  });
}
