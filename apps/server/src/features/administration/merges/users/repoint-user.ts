import type { UserId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { joinCompatibilities } from '../join-compatibilities.ts';
import type { MergeLog } from '../merge-log.repository.ts';
import type { Pair } from '../merged-records.repository.ts';
import { followersOf } from '../merged-tables.ts';
import {
  areBothTrainers,
  findRollUp,
  type LockedUser,
  listFeedbackSessions,
  listJoinedAttendance,
  listJoinedMarks,
  listJoinedMemberships,
  listJoinedRights,
  listLedTogether,
  listNeedlessEntries,
  listNeedlessReads,
  listSharedIds,
  listSharedOfTrainers,
  listSharedRoles,
} from './merge-users.repository.ts';

export async function repointRecords(tx: Tx, log: MergeLog, pair: Pair<UserId>): Promise<void> {
  const { keepId, dropId } = pair;
  await log.remove('waiting_list_entries', { id: await listNeedlessEntries(tx, pair) });
  await joinSessions(tx, log, pair);
  await joinPlaces(tx, log, pair);
  await joinTrainers(tx, log, pair);
  await log.remove('document_reads', { id: await listNeedlessReads(tx, pair) });
  // People may change their own entries. That right moves to the kept account too.
  await log.change(
    'external_course_users',
    { user_id: keepId, entered_by: keepId },
    { user_id: dropId, entered_by: dropId },
  );
  for (const [table, column] of followersOf('person'))
    await log.change(table, { [column]: keepId }, { [column]: dropId });
}

/** Joins the two delegates of a course into one, with the better attendance and one feedback. */
async function joinSessions(tx: Tx, log: MergeLog, { keepId, dropId }: Pair<UserId>): Promise<void> {
  const both = await listJoinedAttendance(tx, { keepId, dropId });
  const answered = new Set(await listFeedbackSessions(tx, keepId));
  for (const { virtual_group_id, ...joined } of both) {
    await log.change('virtual_group_delegates', joined, { virtual_group_id, user_id: keepId });
    const feedback = { virtual_group_id, user_id: dropId };
    if (answered.has(virtual_group_id)) await log.remove('session_feedback', feedback);
    else await log.change('session_feedback', { user_id: keepId }, feedback);
    await log.remove('virtual_group_delegates', feedback);
  }
  const needing = await listSharedIds(tx, { table: 'delegate_needs', keepId, dropId });
  await log.remove('delegate_needs', { virtual_group_id: needing, user_id: dropId });
  await joinMarks(tx, log, { keepId, dropId });
  for (const { virtual_group_id } of both) {
    const rolledUp = await findRollUp(tx, { virtualGroupId: virtual_group_id, userId: keepId });
    if (rolledUp !== undefined)
      await log.change('virtual_group_delegates', rolledUp, { virtual_group_id, user_id: keepId });
  }
}

/** Keeps the better mark of each session at which both have one, and moves the others. */
async function joinMarks(tx: Tx, log: MergeLog, { keepId, dropId }: Pair<UserId>): Promise<void> {
  for (const { virtual_group_session_id, attendance } of await listJoinedMarks(tx, { keepId, dropId })) {
    await log.change('session_attendances', { attendance }, { virtual_group_session_id, user_id: keepId });
    await log.remove('session_attendances', { virtual_group_session_id, user_id: dropId });
  }
  await log.change('session_attendances', { user_id: keepId }, { user_id: dropId });
  const joined = await listSharedIds(tx, { table: 'session_joins', keepId, dropId });
  await log.remove('session_joins', { virtual_group_session_id: joined, user_id: dropId });
}

/** Joins the two rows where both belong or both manage. The row has the rights and details of both. */
async function joinPlaces(tx: Tx, log: MergeLog, pair: Pair<UserId>): Promise<void> {
  const { keepId, dropId } = pair;
  for (const { group_id, ...joined } of await listJoinedMemberships(tx, pair)) {
    await log.change('group_members', joined, { group_id, user_id: keepId });
    await log.remove('group_members', { group_id, user_id: dropId });
  }
  for (const { subgroup_id, ...rights } of await listJoinedRights(tx, pair)) {
    await log.change('subgroup_managers', rights, { subgroup_id, user_id: keepId });
    await log.remove('subgroup_managers', { subgroup_id, user_id: dropId });
  }
  const services = await listSharedIds(tx, { table: 'subgroup_members', ...pair });
  await log.remove('subgroup_members', { subgroup_id: services, user_id: dropId });
  const groups = await listSharedIds(tx, { table: 'group_managers', ...pair });
  await log.remove('group_managers', { group_id: groups, user_id: dropId });
  for (const role of await listSharedRoles(tx, pair)) await log.remove('user_roles', { user_id: dropId, role });
}

/**
 * Joins two trainers into one, also where they led one course together. The kept trainer keeps details, weekly hours and level of each course. Courses,
 * organisations, exclusions and exceptions of the dropped trainer that the kept one lacks move.
 */
async function joinTrainers(tx: Tx, log: MergeLog, pair: Pair<UserId>): Promise<void> {
  const { managers, claims } = await listLedTogether(tx, pair);
  for (const { virtual_group_id, user_id } of managers)
    await log.remove('virtual_group_managers', { virtual_group_id, user_id });
  await log.remove('time_claims', { id: claims });
  if (!(await areBothTrainers(tx, pair))) return;
  const trainer_user_id = pair.dropId;
  const shared = await listSharedOfTrainers(tx, pair);
  for (const { abstract_course_id } of shared.trainer_suitabilities)
    await log.remove('trainer_suitabilities', { trainer_user_id, abstract_course_id });
  await joinCompatibilities(tx, log, { ...pair, merged: 'trainer_user_id' });
  for (const { id } of shared.trainer_exclusions) await log.remove('trainer_exclusions', { id });
  for (const { id } of shared.cannot_attend_reports) await log.remove('cannot_attend_reports', { id });
  for (const { id } of shared.availability_enquiries) await log.remove('availability_enquiries', { id });
  await log.remove('availability_rules', { trainer_user_id });
  await log.remove('trainer_figures', { trainer_user_id });
  await log.remove('trainers', { user_id: pair.dropId });
}

/** Closes the dropped account for good. The kept account takes over the details about the person that it lacks. */
export async function closeDropped(
  log: MergeLog,
  { keep, drop, at }: { keep: LockedUser; drop: LockedUser; at: Date },
): Promise<void> {
  await log.change('users', { merged_into_id: keep.id }, { merged_into_id: drop.id });
  const closed = { state: 'disabled', archived_at: at.toISOString(), merged_into_id: keep.id };
  await log.change('users', closed, { id: drop.id });
  const learnt = {
    job_role: keep.job_role ?? drop.job_role,
    registration_number: keep.registration_number ?? drop.registration_number,
  };
  await log.change('users', learnt, { id: keep.id });
  await log.change('name_changes', { state: 'withdrawn' }, { user_id: drop.id, state: 'pending' });
}
