import { AppError } from '@doselore/contract';
import { readChecklist } from '@doselore/contract/courses';
import { type Actor, notFound } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { findAbstractCourse, lockAbstractCourses } from '../refreshers.repository.ts';
import { findChecklist, insertVersion } from './checklists.repository.ts';

type Saving = { courseId: number; items: string; version: number };

/**
 * Saves the next version of the checklist of a product. Two people who change one version get one new version: the second
 * is refused. The same items again change nothing.
 */
export function saveVersion(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { courseId, items: written, version }: Saving,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const productId = await findAbstractCourse(tx, courseId);
    if (productId === undefined) throw notFound();
    await lockAbstractCourses(tx, [productId]);
    const latest = await findChecklist(tx, productId);
    const items = readChecklist(written).map((item, nth) => ({ key: String(nth + 1), ...item }));
    if (JSON.stringify(latest?.items.map(asTyped)) === JSON.stringify(items.map(asTyped))) return;
    if ((latest?.version ?? 0) !== version)
      throw new AppError(
        'conflict',
        'Someone else has saved a new version of this checklist. Reload the page, then make your change again.',
      );
    await insertVersion(tx, { productId, version: version + 1, items, at: services.clock.now() });
    await recordAudit(tx, actor, {
      action: 'courses.checklist',
      subject: `course ${courseId}`,
      detail: { version: version + 1, items: items.length },
    });
  });
}

const asTyped = ({ text, is_critical }: { text: string; is_critical: boolean }) => [text, is_critical];
