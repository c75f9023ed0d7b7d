import { type Body, fieldError } from '@doselore/contract';
import type { archiveCourse as archiveEndpoint } from '@doselore/contract/courses';
import { type Actor, notFound } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { lockProduct, saveArchived } from './archiving.repository.ts';

type Change = Body<typeof archiveEndpoint> & { courseId: number };

/** Archives the product of a course with a reason, or restores it. Moves no licence. */
export function archiveCourse(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { courseId, archived, reason }: Change,
): Promise<void> {
  if (archived && !reason) throw fieldError('reason', 'Enter the reason');
  return inTransaction(services.db, async (tx) => {
    const product = await lockProduct(tx, courseId);
    if (product === undefined) throw notFound();
    if (product.is_archived === archived) return;
    const archivedAt = archived ? services.clock.now() : null;
    await saveArchived(tx, { productId: product.id, archivedAt, reason: archived ? (reason ?? '') : '' });
    await recordAudit(tx, actor, {
      action: archived ? 'courses.archive' : 'courses.restore',
      subject: `course ${courseId}`,
      ...(archived && { detail: { has_note: true } }),
    });
  });
}
