import { AppError } from '@doselore/contract';
import { type Actor, notFound, type Scope } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { deleteDistinctRecords, insertDistinctRecords, isFoundTwice, type RecordPair } from './records.repository.ts';

/** Marks two records as distinct, or removes that mark. */
export async function markDistinct(
  services: Services,
  actor: Actor,
  { scope, distinct, ...two }: RecordPair & { scope: Scope; distinct: boolean },
): Promise<void> {
  if (two.oneId === two.otherId) throw new AppError('conflict', 'Choose two different ones.');
  await inTransaction(services.db, async (tx) => {
    if (!(await isFoundTwice(tx, scope, two))) throw notFound();
    if (distinct) await insertDistinctRecords(tx, { ...two, actorId: actor.id, at: services.clock.now() });
    else await deleteDistinctRecords(tx, two);
    const detail = { one: two.oneId, other: two.otherId, distinct };
    await recordAudit(tx, actor, { action: 'duplicates.keep', subject: `duplicate ${two.kind}`, detail });
  });
}
