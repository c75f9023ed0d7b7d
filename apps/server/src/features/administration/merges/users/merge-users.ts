import { AppError } from '@doselore/contract';
import { type Actor, notFound, type UserId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { days } from '../../../../platform/clock/index.ts';
import { dryRun, inTransaction, type Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { mergeWorkHistories } from '../../../../platform/work-history/index.ts';
import { refuseDoubleTime } from '../../../scheduling/scheduling/index.ts';
import { signOutForGood } from '../../../site/auth/index.ts';
import { openMergeLog } from '../merge-log.repository.ts';
import { listOutdoneCertificates, lockLiveLicences, type Pair } from '../merged-records.repository.ts';
import { accountsMerged } from '../merges.messages.ts';
import { insertMerge } from '../merges.repository.ts';
import { pairsOf, settleLiveLicences } from '../settle-live-licences.ts';
import { countRecords, isSiteAdmin, type LockedUser, lockPair } from './merge-users.repository.ts';
import { closeDropped, repointRecords } from './repoint-user.ts';

export const undoDays = 30;

/** Returns the result that a merge of these two would have, by a dry run. */
export function previewUserMerge(services: Services, actor: Actor, pair: Pair<UserId>) {
  return dryRun(services.db, (tx) => carryOut(services, tx, { actor, pair }));
}
export type UserMerge = Awaited<ReturnType<typeof carryOut>>;

/** Moves all records of `dropId` to `keepId` in one transaction. Returns the id of the merge, to undo it by. */
export async function mergeUsers(services: Services, actor: Actor, pair: Pair<UserId>): Promise<number> {
  return inTransaction(services.db, async (tx) => {
    const { mergeId, keep, drop } = await carryOut(services, tx, { actor, pair });
    await services.mail.send(tx, accountsMerged, [
      { to: keep.email, values: { first_name: keep.first_name, undo_days: undoDays, sign_in: 'kept' } },
      { to: drop.email, values: { first_name: drop.first_name, undo_days: undoDays, sign_in: 'dropped' } },
    ]);
    return mergeId;
  });
}

async function carryOut(services: Services, tx: Tx, { actor, pair }: { actor: Actor; pair: Pair<UserId> }) {
  const at = services.clock.now();
  const { keep, drop } = await lockMergeable(tx, actor, { pair, at });
  const before = { keep: await countRecords(tx, keep.id), drop: await countRecords(tx, drop.id) };
  const undoUntil = new Date(at.getTime() + days(undoDays));
  const mergeId = await insertMerge(tx, { kind: 'users', ...pair, actorId: actor.id, at, undoUntil });
  const log = openMergeLog(tx, { merge_id: mergeId });
  const collisions = await settleLiveLicences(tx, log, {
    pairs: pairsOf(await lockLiveLicences(tx, pair), 'group_id'),
    isPreferred: (licence) => licence.user_id === keep.id,
    by: { actorId: actor.id, at, batchId: `merge-${mergeId}` },
  });
  const superseded = await log.change(
    'certificates',
    { state: 'superseded' },
    { id: await listOutdoneCertificates(tx, { ...pair, merged: 'user_id' }) },
  );
  await repointRecords(tx, log, pair);
  await closeDropped(log, { keep, drop, at });
  await mergeWorkHistories(tx, { mergeId, merged: 'user_id', keepId: keep.id, dropId: drop.id, at, actorId: actor.id });
  await signOutForGood(tx, { userId: drop.id, now: at });
  const after = await countRecords(tx, keep.id);
  const ended = (outcome: string) => collisions.filter((one) => one.outcome === outcome).length;
  await recordAudit(tx, actor, {
    action: 'users.merge',
    subject: `user ${keep.id}`,
    detail: {
      mergeId,
      dropped: drop.id,
      reclaimed: ended('reclaimed'),
      revoked: ended('revoked'),
      superseded,
      licences: before.drop.licences ?? 0,
      attempts: before.drop.attempts ?? 0,
      certificates: before.drop.certificates ?? 0,
    },
  });
  return { mergeId, keep, drop, before, after, collisions, superseded };
}

async function lockMergeable(
  tx: Tx,
  actor: Actor,
  { pair, at }: { pair: Pair<UserId>; at: Date },
): Promise<{ keep: LockedUser; drop: LockedUser }> {
  if (pair.keepId === pair.dropId) throw refused('Choose two different people.');
  const { keep, drop } = await lockPair(tx, pair);
  if (keep === undefined || drop === undefined) throw notFound();
  if (keep.merged_into_id !== null || drop.merged_into_id !== null)
    throw refused('One of the two has already been merged. See the completed merges.');
  if (keep.erased_at !== null || drop.erased_at !== null)
    throw refused('The personal data of one of the two has been erased. They cannot be merged.');
  if (keep.id === actor.id || drop.id === actor.id) throw refused('Another site admin must merge your own account.');
  if (await isSiteAdmin(tx, drop.id))
    throw refused('A site admin’s account cannot be merged into another account. Keep it, or remove the role first.');
  if (keep.is_demo !== drop.is_demo) throw refused('A demo user and a real person cannot be merged.');
  if (keep.state === 'disabled') throw refused('The account to keep is archived. Restore it first.');
  if (keep.state === 'provisional' && drop.state === 'active')
    throw refused('Keep the active account. The other account was never activated.');
  await refuseDoubleTime(tx, [keep.id, drop.id], at);
  return { keep, drop };
}

function refused(message: string): AppError {
  return new AppError('conflict', message);
}
