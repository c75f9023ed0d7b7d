import { AppError, type Body } from '@doselore/contract';
import type { acknowledgeResource } from '@doselore/contract/resources';
import { type Actor, notFound, type Scope } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { today } from '../../../platform/clock/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { digestOf } from './resources.presenter.ts';
import { listResources, saveAcknowledged } from './resources.repository.ts';

type Confirmed = Body<typeof acknowledgeResource> & { scope: Scope; documentId: number };

/**
 * Stores that a person has read a version and confirms its statement. Throws 409 when readers now get another version or
 * other words, and before the person has opened the file. It cannot be undone, and a second time changes nothing.
 */
export async function acknowledge(
  { db, clock, scanner }: Pick<Services, 'db' | 'clock' | 'scanner'>,
  actor: Actor,
  { scope, documentId, version, statement_digest: digest }: Confirmed,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const facts = { today: today(clock), isScanning: scanner.isOn, documentId };
    const [row] = await listResources(tx, scope, facts);
    if (row === undefined) throw notFound();
    if (row.must_read !== 'acknowledge' || row.version !== version || digestOf(row.statement) !== digest)
      throw new AppError(
        'conflict',
        'This document was changed after you opened the page. Reload it, and read it again.',
      );
    if (row.opened_at === null)
      throw new AppError('conflict', 'Open the document first. You can acknowledge it after you have read it.');
    const at = clock.now();
    const read = { documentId, version, userId: actor.id, at, statement: row.statement };
    if (!(await saveAcknowledged(tx, read))) return;
    await recordAudit(tx, actor, {
      action: 'documents.acknowledge',
      subject: `document ${documentId}`,
      groupId: row.group_id,
      detail: { version },
    });
  });
}
