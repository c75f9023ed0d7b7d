import { type Body, fieldError } from '@doselore/contract';
import { type CompatibilityRow, type changeCompatibilities, compatibilityTexts } from '@doselore/contract/trainers';
import type { Actor, UserId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import {
  type CompatibilityData,
  deleteCompatibilities,
  listCompatibilityRows,
  listOpenGroups,
  saveCompatibility,
} from './compatibility.repository.ts';
import { isUnique, mergeLists, openTrainer } from './merge-lists.ts';

type Change = { userId: UserId; change: Body<typeof changeCompatibilities> };

/** Replaces the organisations that a trainer prefers, avoids or never works for, and returns the list as its text. */
export function saveCompatibilities({ db, clock }: Services, actor: Actor, { userId, change }: Change) {
  if (!isUnique(change.rows.map(({ groupId }) => groupId))) throw fieldError('rows', 'Choose each organisation once');
  return inTransaction(db, async (tx) => {
    await openTrainer(tx, userId);
    const stored = await listCompatibilityRows(tx, userId);
    const now = compatibilitiesText(stored);
    const lists = await mergeLists(tx, actor, {
      ...{ userId, now: { rows: now }, submitted: { rows: compatibilityTexts.textOf(change.rows) }, opened: change },
      ...{ printed: now, traces: { rows: 'organisations' } },
    });
    const rows = compatibilityTexts.rowsOf(lists.rows);
    const groupIds = rows.map(({ groupId }) => groupId);
    const before = stored.map(({ group_id }) => group_id);
    const added = groupIds.filter((groupId) => !before.includes(groupId));
    if ((await listOpenGroups(tx, added)).length !== added.length)
      throw fieldError('rows', 'Choose organisations that are not archived');
    const removed = before.filter((groupId) => !groupIds.includes(groupId));
    await deleteCompatibilities(tx, userId, removed);
    for (const row of rows) await saveCompatibility(tx, userId, { ...row, setBy: actor.id, at: clock.now() });
    await recordAudit(tx, actor, {
      action: 'trainers.match',
      subject: `user ${userId}`,
      changes: { organisations: [kindsText(compatibilityTexts.rowsOf(now)), kindsText(rows)] },
    });
    return lists;
  });
}

const kindsText = (rows: readonly CompatibilityRow[]) =>
  rows.map(({ groupId, kind }) => `${groupId}: ${kind}`).join(', ');

export function compatibilitiesText(stored: readonly CompatibilityData[]): string {
  return compatibilityTexts.textOf(stored.map(({ group_id, kind, reason }) => ({ groupId: group_id, kind, reason })));
}
