import type { Body } from '@doselore/contract';
import { scoFields, type updateSco } from '@doselore/contract/courses';
import { type Actor, notFound } from '../../../platform/access/index.ts';
import { mergeChange, recordAudit, recordChanges } from '../../../platform/audit/index.ts';
import { inTransaction, type Queries } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { presentSco } from './scos.presenter.ts';
import { listScoRows, lockSco, type ScoSettings, saveSco, sequenceScos } from './scos.repository.ts';

/** Lists the modules of a course in their order. */
export async function showScos(db: Queries, courseId: number) {
  return (await listScoRows(db, { courseId })).map(presentSco);
}

export async function showSco(db: Queries, target: { courseId: number; scoId: number }) {
  const [row] = await listScoRows(db, target);
  if (row === undefined) throw notFound();
  return presentSco(row);
}

export function changeSco(
  services: Services,
  actor: Actor,
  { place, change }: { place: { courseId: number; scoId: number }; change: Body<typeof updateSco> },
): Promise<ScoSettings> {
  const { baseValues, ...submitted } = change;
  const subject = `sco ${place.scoId}`;
  return inTransaction(services.db, async (tx) => {
    const now = await lockSco(tx, place);
    if (now === undefined) throw notFound();
    const settings = await mergeChange<ScoSettings>(tx, actor, { subject, now, submitted, baseValues });
    await saveSco(tx, place, settings);
    await recordAudit(tx, actor, { action: 'courses.updateSco', subject, ...recordChanges(scoFields, now, settings) });
    return settings;
  });
}

/** Puts the modules of a course into the order of these ids, which must be all of them. */
export function orderScos(
  services: Services,
  actor: Actor,
  { courseId, scoIds }: { courseId: number; scoIds: readonly number[] },
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    if (!(await sequenceScos(tx, courseId, scoIds))) throw notFound();
    await recordAudit(tx, actor, { action: 'courses.sequence', subject: `course ${courseId}` });
  });
}
