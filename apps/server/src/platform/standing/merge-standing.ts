import type { Tx } from '../db/index.ts';
import { joinSpans, type MergeOf, partSpans } from './merge-standing.repository.ts';
import { recordAs } from './record-standing.ts';
import { endSpans, listOpenMemberships } from './standing.repository.ts';

/** Joins the standing of two merged people or organisations. Called after all their records have moved. */
export async function mergeStanding(tx: Tx, merge: MergeOf): Promise<void> {
  await joinSpans(tx, merge);
  await recordBoth(tx, merge);
}

/** Takes the standing of two people or organisations apart. Called after all their records are restored. */
export async function undoStandingMerge(tx: Tx, merge: MergeOf): Promise<void> {
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
