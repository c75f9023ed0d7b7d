import { fieldError } from '@doselore/contract';
import { type Actor, notFound } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { type Archivable, lockProduct, saveArchived } from './archiving.repository.ts';

type Change = {
  product: Archivable;
  /** Subject of the audit event: `course 12`, `paper course 3` or `external course 4`. */
  subject: string;
  archived: boolean;
  reason: string | null;
};

/** Archives a product or an external course with a reason, or restores it. Moves no licence. */
export function archiveProduct(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { product, subject, archived, reason }: Change,
): Promise<void> {
  if (archived && !reason) throw fieldError('reason', 'Enter the reason');
  return inTransaction(services.db, async (tx) => {
    const now = await lockProduct(tx, product);
    if (now === undefined) throw notFound();
    if (now.is_archived === archived) return;
    const archivedAt = archived ? services.clock.now() : null;
    await saveArchived(tx, { ...product, archivedAt, reason: archived ? (reason ?? '') : '' });
    await recordAudit(tx, actor, {
      action: archived ? 'courses.archive' : 'courses.restore',
      subject,
      ...(archived && { detail: { has_note: true } }),
    });
  });
}
