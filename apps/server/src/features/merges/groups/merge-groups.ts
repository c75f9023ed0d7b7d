import { AppError } from '@doselore/contract';
import { notFound } from '../../../platform/access/index.ts';
import { days } from '../../../platform/clock/index.ts';
import { type Tx, tx } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAudit } from '../../audits/index.ts';
import { mergeLedgers } from '../../licences/index.ts';
import { type MergeLog, openMergeLog } from '../merge-log.repository.ts';
import { listOutdoneCertificates, lockDoubleLicences, type Pair } from '../merged-records.repository.ts';
import { insertMerge } from '../merges.repository.ts';
import { rehearse } from '../rehearse.ts';
import { pairsOf, settleLiveLicences } from '../settle-live-licences.ts';
import { undoDays } from '../users/merge-users.ts';
import {
  countGroupRecords,
  findSharedCode,
  type LockedGroup,
  listManagersOfBoth,
  listManagersToTell,
  listMembersOfBoth,
  listTwinServices,
  lockGroups,
} from './merge-groups.repository.ts';
import { tellOfMerge } from './tell-managers.ts';

/** Tables that say which organisation a row belongs to; licences go with their account of the ledger. */
const followed = [
  'group_members',
  'group_managers',
  'subgroups',
  'subgroup_members',
  'subgroup_managers',
  'subgroup_settings',
  'virtual_groups',
  'course_users',
  'certificates',
  'paper_results',
  'external_course_users',
  'documents',
  'licence_orders',
  'licence_requests',
  'link_tokens',
] as const;

export function previewGroupMerge(services: Services, actor: Actor, pair: Pair) {
  return rehearse(services.db, (trx) => carryOut(services, trx, { actor, pair }));
}
export type GroupMerge = Awaited<ReturnType<typeof carryOut>>;

/** Everything of `dropId` becomes part of `keepId`, which keeps its settings. @returns the merge's id, to undo it by */
export async function mergeGroups(services: Services, actor: Actor, pair: Pair): Promise<number> {
  const { mergeId } = await tx(services.db, (trx) => carryOut(services, trx, { actor, pair }));
  return mergeId;
}

async function carryOut(services: Services, trx: Tx, { actor, pair }: { actor: Actor; pair: Pair }) {
  const at = services.clock.now();
  const { keep, drop } = await lockMergeable(trx, pair);
  const before = { keep: await countGroupRecords(trx, keep.id), drop: await countGroupRecords(trx, drop.id) };
  const twins = await listTwinServices(trx, pair);
  const undoUntil = new Date(at.getTime() + days(undoDays));
  const mergeId = await insertMerge(trx, { kind: 'groups', ...pair, actorId: actor.id, at, undoUntil });
  const log = openMergeLog(trx, { merge_id: mergeId });
  const by = { actorId: actor.id, at, batchId: `merge-${mergeId}` };
  const collisions = await settleLiveLicences(trx, log, {
    pairs: pairsOf(await lockDoubleLicences(trx, pair), 'user_id'),
    isPreferred: (licence) => licence.group_id === keep.id,
    by,
  });
  const outdone = await listOutdoneCertificates(trx, { ...pair, merged: 'group_id' });
  const superseded = await log.change('certificates', { state: 'superseded' }, { id: outdone });
  const accounts = await mergeLedgers(trx, { ...pair, ...by });
  for (const [account, twin] of accounts)
    await log.change('licences', { group_id: keep.id, source_account_id: twin }, { source_account_id: account });
  const inBoth = await joinPeople(trx, log, pair);
  for (const table of followed) await log.change(table, { group_id: keep.id }, { group_id: drop.id });
  // The codes of its head office are the history of what was another organisation.
  for (const kind of ['ods', 'premises'])
    await log.change('subgroup_codes', { group_id: keep.id }, { group_id: drop.id, kind });
  await log.change('groups', { merged_into_id: keep.id }, { merged_into_id: drop.id });
  const archived = drop.archived_at ?? at;
  const closed = { archived_at: archived.toISOString(), merged_into_id: keep.id };
  await log.change('groups', closed, { id: drop.id });
  await recordAudit(trx, actor, {
    action: 'groups.merge',
    subject: `group ${keep.id}`,
    groupId: keep.id,
    detail: { mergeId, dropped: drop.id, ended: collisions.length, superseded, inBoth },
  });
  await tellOfMerge(services, trx, { managers: await listManagersToTell(trx, pair), keep, drop });
  const after = await countGroupRecords(trx, keep.id);
  return { mergeId, keep, drop, before, after, collisions, superseded, inBoth, twins };
}

/** @returns how many were members of both */
async function joinPeople(trx: Tx, log: MergeLog, pair: Pair): Promise<number> {
  const members = await listMembersOfBoth(trx, pair);
  for (const { user_id, ...joined } of members) {
    await log.change('group_members', joined, { group_id: pair.keepId, user_id });
    await log.remove('group_members', { group_id: pair.dropId, user_id });
  }
  await log.remove('group_managers', { group_id: pair.dropId, user_id: await listManagersOfBoth(trx, pair) });
  return members.length;
}

async function lockMergeable(trx: Tx, pair: Pair): Promise<{ keep: LockedGroup; drop: LockedGroup }> {
  if (pair.keepId === pair.dropId) throw refused('Choose two different organisations.');
  const { keep, drop } = await lockGroups(trx, pair);
  if (keep === undefined || drop === undefined) throw notFound();
  if (keep.merged_into_id !== null || drop.merged_into_id !== null)
    throw refused('One of the two was merged already. Look at the merges done.');
  if (keep.archived_at !== null) throw refused('The organisation to keep is archived. Restore it first.');
  if (keep.is_demo !== drop.is_demo) throw refused('A demo organisation and a real one stay apart.');
  const twins = await findSharedCode(trx, pair);
  if (twins !== undefined)
    throw refused(`${twins} have the same ODS code. Archive one of the two, or give it another code, first.`);
  return { keep, drop };
}

function refused(message: string): AppError {
  return new AppError('conflict', message);
}
