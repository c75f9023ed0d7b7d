import { type Body, fieldError } from '@doselore/contract';
import { type changeSuitabilities, type SuitabilityRow, suitabilityTexts } from '@doselore/contract/trainers';
import type { Actor, UserId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { isUnique, mergeLists, openTrainer } from './merge-lists.ts';
import { listSuitabilityRows, type SuitabilityData, saveSuitability } from './suitability.repository.ts';

type Change = { userId: UserId; change: Body<typeof changeSuitabilities> };

/** Replaces how well a trainer teaches the courses, and returns the list as its text. */
export function saveSuitabilities({ db, clock }: Services, actor: Actor, { userId, change }: Change) {
  if (!isUnique(change.rows.map(({ productId }) => productId))) throw fieldError('rows', 'Name each course once');
  return inTransaction(db, async (tx) => {
    await openTrainer(tx, userId);
    const stored = await listSuitabilityRows(tx, userId);
    const known = new Set(stored.map(({ product_id }) => product_id));
    if (change.rows.some(({ productId }) => !known.has(productId)))
      throw fieldError('rows', 'Choose courses that are taught virtually or face to face');
    const now = suitabilitiesText(stored);
    const lists = await mergeLists(tx, actor, {
      ...{ userId, now: { rows: now }, submitted: { rows: suitabilityTexts.textOf(change.rows) }, opened: change },
      ...{ printed: now, traces: { rows: 'courses' } },
    });
    const rows = suitabilityTexts.rowsOf(lists.rows);
    for (const row of [...endedRows(stored, rows), ...rows])
      await saveSuitability(tx, userId, { ...row, setBy: actor.id, at: clock.now() });
    await recordAudit(tx, actor, {
      action: 'trainers.teach',
      subject: `user ${userId}`,
      changes: { courses: [levelsText(suitabilityTexts.rowsOf(now)), levelsText(rows)] },
    });
    return lists;
  });
}

/** Returns the courses that a trainer no longer teaches, with level 0. */
function endedRows(stored: readonly SuitabilityData[], rows: readonly SuitabilityRow[]): SuitabilityRow[] {
  const stay = new Set(rows.map(({ productId }) => productId));
  return stored
    .filter(({ level, product_id }) => level > 0 && !stay.has(product_id))
    .map(({ product_id, valid_until, note }) => ({ productId: product_id, level: 0, valid_until, note }));
}

const levelsText = (rows: readonly SuitabilityRow[]) =>
  rows.map(({ productId, level }) => `${productId}: ${level}`).join(', ');

export function suitabilitiesText(stored: readonly SuitabilityData[]): string {
  return suitabilityTexts.textOf(
    stored.map(({ product_id, level, valid_until, note }) => ({ productId: product_id, level, valid_until, note })),
  );
}
