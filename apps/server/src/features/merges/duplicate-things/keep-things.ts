import { AppError } from '@doselore/contract';
import { notFound } from '../../../platform/access/index.ts';
import { tx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../audits/index.ts';
import { deleteDistinctThings, insertDistinctThings, isFoundTwice, type TwoThings } from './things.repository.ts';

/** Two that look like one too many are noted to be right, or the note is taken back. */
export async function keepThings(
  services: Services,
  actor: Actor,
  { distinct, ...two }: TwoThings & { distinct: boolean },
): Promise<void> {
  if (two.oneId === two.otherId) throw new AppError('conflict', 'Choose two different ones.');
  await tx(services.db, async (trx) => {
    if (!(await isFoundTwice(trx, two))) throw notFound();
    if (distinct) await insertDistinctThings(trx, { ...two, actorId: actor.id, at: services.clock.now() });
    else await deleteDistinctThings(trx, two);
    const detail = { one: two.oneId, other: two.otherId, distinct };
    await recordAudit(trx, actor, { action: 'duplicates.keep', subject: `duplicate ${two.kind}`, detail });
  });
}
