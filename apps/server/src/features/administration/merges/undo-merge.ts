import { AppError, plural } from '@doselore/contract';
import {
  type Actor,
  checkSiteWide,
  type GroupId,
  notFound,
  type Scope,
  type UserId,
} from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { undoWorkHistoryMerge } from '../../../platform/work-history/index.ts';
import { undoLedgerMerge } from '../../licences/ledger/index.ts';
import { takeSeatAgain } from '../../licences/licences/index.ts';
import { refuseGone } from './gone-rows.repository.ts';
import {
  findPlaceLeft,
  followLicences,
  followServices,
  listManagersToTell,
  listMovedLicences,
  lockGroups,
} from './groups/merge-groups.repository.ts';
import { notifyOfEnd } from './groups/notify-managers.ts';
import type { MergeId } from './merge-log.repository.ts';
import type { Pair } from './merged-records.repository.ts';
import { hasLaterMerge, listReclaimedIn, lockMerge, markUndone } from './merges.repository.ts';
import { undoChanges } from './undo-changes.repository.ts';
import { followParents, lockPair } from './users/merge-users.repository.ts';

/**
 * Undoes a merge of two people or two organisations within 30 days: every row that the merge moved gets its earlier
 * values. Records added since follow the record they belong to, such as the certificate of a course begun before.
 * Undoes everything or nothing.
 */
export async function undoMerge(
  services: Services,
  actor: Actor,
  { scope, mergeId }: { scope: Scope; mergeId: number },
): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    const merge = await lockMerge(tx, scope, mergeId);
    if (merge === undefined) throw notFound();
    if (merge.undone_at !== null) throw new AppError('conflict', 'This merge has already been undone.');
    if (merge.undo_until < now)
      throw new AppError('conflict', 'A merge can be undone for 30 days. This merge is older.');
    if (await hasLaterMerge(tx, merge)) throw new AppError('conflict', 'Undo the later merge of the two first.');
    await refuseGone(tx, { merge_id: merge.id });
    const target = {
      mergeId: merge.id,
      at: now,
      actorId: actor.id,
      batchId: `undo-merge-${mergeId}`,
      reason: 'Merge undone',
    };
    const { keep_id: keepId, drop_id: dropId } = merge;
    if (merge.kind === 'users')
      await takePeopleApart(tx, {
        ...target,
        keepId: checkSiteWide(scope, keepId),
        dropId: checkSiteWide(scope, dropId),
      });
    else
      await takeGroupsApart(services, tx, {
        ...target,
        keepId: checkSiteWide(scope, keepId),
        dropId: checkSiteWide(scope, dropId),
      });
    await markUndone(tx, { mergeId, actorId: actor.id, at: now });
    await recordAudit(tx, actor, {
      action: merge.kind === 'users' ? 'users.undoMerge' : 'groups.undoMerge',
      subject: `${merge.kind === 'users' ? 'user' : 'group'} ${merge.keep_id}`,
      groupId: merge.kind === 'groups' ? merge.keep_id : null,
      detail: { mergeId, restored: merge.drop_id },
    });
  });
}

type Undo = {
  mergeId: MergeId;
  at: Date;
  actorId: number;
  batchId: string;
  reason: string;
};

async function takePeopleApart(tx: Tx, undo: Undo & Pair<UserId>): Promise<void> {
  const { keep, drop } = await lockPair(tx, undo);
  if (keep?.erased_at !== null || drop?.erased_at !== null)
    throw new AppError('conflict', 'The personal data of this person has been erased, so the merge cannot be undone.');
  await restore(tx, undo);
  await followParents(tx, undo);
  await undoWorkHistoryMerge(tx, { ...undo, merged: 'user_id' });
}

async function takeGroupsApart(services: Services, tx: Tx, undo: Undo & Pair<GroupId>): Promise<void> {
  const { keep, drop } = await lockGroups(tx, undo);
  await undoLedgerMerge(tx, {
    ...undo,
    licenceIds: await listMovedLicences(tx, undo),
    mergeBatchId: `merge-${undo.mergeId}`,
  });
  await restore(tx, undo);
  await followLicences(tx, undo);
  await followServices(tx, undo);
  await undoWorkHistoryMerge(tx, { ...undo, merged: 'group_id' });
  await refusePlaceLeft(tx, undo);
  if (keep === undefined || drop === undefined) return;
  await notifyOfEnd(services, tx, { managers: await listManagersToTell(tx, undo), keep, drop });
}

/**
 * Throws when a restored place has seats or live licences in the other organisation: commands of the place would never
 * find them.
 */
async function refusePlaceLeft(tx: Tx, undo: Pair<GroupId>): Promise<void> {
  const place = await findPlaceLeft(tx, undo);
  if (place === undefined) return;
  const { name, seats, licences } = place;
  throw new AppError(
    'conflict',
    seats > 0
      ? `${name} has received ${seats} ${plural(seats, 'licence', 'licences')} in its pool since the merge. Move that number back to the general pot, then undo. Nothing was changed.`
      : `${name} has ${licences} ${plural(licences, 'licence', 'licences')} in use that ${plural(licences, 'was', 'were')} issued since the merge. Take ${plural(licences, 'it', 'them')} back first, or wait until ${plural(licences, 'it is', 'they are')} completed. Nothing was changed.`,
  );
}

/** Restores the rows, and then takes the seats again of licences that the merge had reclaimed. */
async function restore(tx: Tx, undo: Undo): Promise<void> {
  const reclaimed = await listReclaimedIn(tx, undo.mergeId);
  await undoChanges(tx, { merge_id: undo.mergeId });
  for (const licenceId of reclaimed) await takeSeatAgain(tx, { ...undo, licenceId });
}
