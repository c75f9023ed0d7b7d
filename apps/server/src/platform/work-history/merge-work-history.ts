import type { Tx } from '../db/index.ts';
import { joinSpans, type MergeOf, partSpans } from './merge-work-history.repository.ts';
import { recordAs } from './record-work-history.ts';
import { endSpans, listOpenMemberships } from './work-history.repository.ts';

/** Joins the work history of two merged people or organisations. Called after all their records have moved. */
export async function mergeWorkHistories(tx: Tx, merge: MergeOf): Promise<void> {
  await joinSpans(tx, merge);
  await recordBoth(tx, merge);
}

/** Takes the work history of two people or organisations apart. Called after all their records are restored. */
export async function undoWorkHistoryMerge(tx: Tx, merge: MergeOf): Promise<void> {
  await partSpans(tx, merge);
  await recordBoth(tx, merge);
}

async function recordBoth(tx: Tx, { merged, keepId, dropId, at, actorId }: MergeOf): Promise<void> {
  const both = [keepId, dropId];
  const whose = merged === 'user_id' ? { userIds: both } : { groupIds: both };
  const recording = { at, today: at.toISOString().slice(0, 10), actorId };
  await recordAs(tx, whose, recording);
  await endSpans(tx, await listOpenMemberships(tx, whose), recording);
}
