import { AppError } from '@doselore/contract';
import { type Actor, notFound, type Scope } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { listExportRows, markCancelled } from './exports.repository.ts';

/** Cancels a waiting or running export. Its worker stops when it next stores progress, and stores no file. */
export function cancelExport(
  { db }: Services,
  actor: Actor,
  target: { scope: Scope; exportId: number },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const cancelled = await markCancelled(tx, target.scope, target.exportId);
    if (cancelled !== undefined)
      return recordAudit(tx, actor, {
        action: 'exports.cancel',
        subject: `export ${target.exportId}`,
        groupId: cancelled.group_id,
      });
    const [row] = await listExportRows(tx, target.scope, { exportId: target.exportId, most: 1 });
    if (row === undefined) throw notFound();
    throw new AppError(
      'conflict',
      'This file is no longer being made, so it cannot be cancelled. Nothing was changed.',
    );
  });
}
