import { AppError } from '@doselore/contract';
import { type Actor, type GroupId, notFound } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { days } from '../../../../platform/clock/index.ts';
import { dryRun, inTransaction, type Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { mergeWorkHistories } from '../../../../platform/work-history/index.ts';
import { mergeLedgers } from '../../../licences/ledger/index.ts';
import { joinCompatibilities } from '../join-compatibilities.ts';
import { type MergeLog, openMergeLog } from '../merge-log.repository.ts';
import { listOutdoneCertificates, lockDoubleLicences, type Pair } from '../merged-records.repository.ts';
import { followersOf } from '../merged-tables.ts';
import { insertMerge } from '../merges.repository.ts';
import { pairsOf, settleLiveLicences } from '../settle-live-licences.ts';
import { undoDays } from '../users/merge-users.ts';
import {
  countGroupRecords,
  findSharedCode,
  type LockedGroup,
  listEndedExclusions,
  listManagersOfBoth,
  listManagersToTell,
  listMatchingServices,
  listMembersOfBoth,
  lockGroups,
} from './merge-groups.repository.ts';
import { notifyOfMerge } from './notify-managers.ts';

export function previewGroupMerge(services: Services, actor: Actor, pair: Pair<GroupId>) {
  return dryRun(services.db, (tx) => carryOut(services, tx, { actor, pair }));
}
export type GroupMerge = Awaited<ReturnType<typeof carryOut>>;

/** Moves all records of `dropId` to `keepId`, which keeps its settings. Returns the id of the merge, to undo it by. */
export async function mergeGroups(services: Services, actor: Actor, pair: Pair<GroupId>): Promise<number> {
  const { mergeId } = await inTransaction(services.db, (tx) => carryOut(services, tx, { actor, pair }));
  return mergeId;
}

async function carryOut(services: Services, tx: Tx, { actor, pair }: { actor: Actor; pair: Pair<GroupId> }) {
  const at = services.clock.now();
  const { keep, drop } = await lockMergeable(tx, pair);
  const before = { keep: await countGroupRecords(tx, keep.id), drop: await countGroupRecords(tx, drop.id) };
  const matches = await listMatchingServices(tx, pair);
  const undoUntil = new Date(at.getTime() + days(undoDays));
  const mergeId = await insertMerge(tx, { kind: 'groups', ...pair, actorId: actor.id, at, undoUntil });
  const log = openMergeLog(tx, { merge_id: mergeId });
  const by = { actorId: actor.id, at, batchId: `merge-${mergeId}` };
  const collisions = await settleLiveLicences(tx, log, {
    pairs: pairsOf(await lockDoubleLicences(tx, pair), 'user_id'),
    isPreferred: (licence) => licence.group_id === keep.id,
    by,
  });
  const outdone = await listOutdoneCertificates(tx, { ...pair, merged: 'group_id' });
  const superseded = await log.change('certificates', { state: 'superseded' }, { id: outdone });
  const accounts = await mergeLedgers(tx, { ...pair, ...by });
  for (const [account, match] of accounts)
    await log.change('licences', { group_id: keep.id, source_account_id: match }, { source_account_id: account });
  const inBoth = await joinPeople(tx, log, pair);
  for (const ended of await listEndedExclusions(tx, pair)) await log.remove('venue_excluded_groups', ended);
  await joinCompatibilities(tx, log, { ...pair, merged: 'group_id' });
  for (const [table, column] of followersOf('organisation'))
    await log.change(table, { [column]: keep.id }, { [column]: drop.id });
  // The codes of its head office stay as history of the dropped organisation.
  for (const kind of ['ods', 'premises'])
    await log.change('subgroup_codes', { group_id: keep.id }, { group_id: drop.id, kind });
  await log.change('groups', { merged_into_id: keep.id }, { merged_into_id: drop.id });
  const archived = drop.archived_at ?? at;
  const closed = { archived_at: archived.toISOString(), merged_into_id: keep.id };
  await log.change('groups', closed, { id: drop.id });
  await mergeWorkHistories(tx, {
    mergeId,
    merged: 'group_id',
    keepId: keep.id,
    dropId: drop.id,
    at,
    actorId: actor.id,
  });
  await recordAudit(tx, actor, {
    action: 'groups.merge',
    subject: `group ${keep.id}`,
    groupId: keep.id,
    detail: { mergeId, dropped: drop.id, ended: collisions.length, superseded, inBoth },
  });
  await notifyOfMerge(services, tx, { managers: await listManagersToTell(tx, pair), keep, drop });
  const after = await countGroupRecords(tx, keep.id);
  return { mergeId, keep, drop, before, after, collisions, superseded, inBoth, matches };
}

/** Returns the number of people who were members of both. */
async function joinPeople(tx: Tx, log: MergeLog, pair: Pair<GroupId>): Promise<number> {
  const members = await listMembersOfBoth(tx, pair);
  for (const { user_id, ...joined } of members) {
    await log.change('group_members', joined, { group_id: pair.keepId, user_id });
    await log.remove('group_members', { group_id: pair.dropId, user_id });
  }
  await log.remove('group_managers', { group_id: pair.dropId, user_id: await listManagersOfBoth(tx, pair) });
  return members.length;
}

async function lockMergeable(tx: Tx, pair: Pair<GroupId>): Promise<{ keep: LockedGroup; drop: LockedGroup }> {
  if (pair.keepId === pair.dropId) throw refused('Choose two different organisations.');
  const { keep, drop } = await lockGroups(tx, pair);
  if (keep === undefined || drop === undefined) throw notFound();
  if (keep.merged_into_id !== null || drop.merged_into_id !== null)
    throw refused('One of the two has already been merged. See the completed merges.');
  if (keep.archived_at !== null) throw refused('The organisation to keep is archived. Restore it first.');
  if (keep.is_demo !== drop.is_demo) throw refused('A demo organisation and a real organisation cannot be merged.');
  const matches = await findSharedCode(tx, pair);
  if (matches !== undefined)
    throw refused(`${matches} have the same ODS code. Archive one of them or change its code first.`);
  return { keep, drop };
}

function refused(message: string): AppError {
  return new AppError('conflict', message);
}
