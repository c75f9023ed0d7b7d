import { AppError } from '@doselore/contract';
import {
  type Actor,
  type CheckedPlace,
  type CheckedServicePlace,
  type GroupId,
  notFound,
  type UserId,
} from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { recordWorkHistory } from '../../../platform/work-history/index.ts';
import { erased } from './change-member.ts';
import {
  type Employment,
  getEmployment,
  joinSubgroups,
  leaveSubgroup,
  lockUser,
  saveMembership,
  updateEmployment,
} from './save-members.repository.ts';

type Change = { add: readonly number[]; remove: readonly number[] };

/** Adds members to a service and removes others. Skips ids that are not current members of the organisation. */
export function changeMembership(
  services: Services,
  actor: Actor,
  { place, change }: { place: CheckedServicePlace; change: Change },
): Promise<{ added: number; removed: number }> {
  return inTransaction(services.db, async (tx) => {
    const removed = await leaveSubgroup(tx, { ...place, userIds: change.remove });
    const added = await joinSubgroups(tx, {
      groupId: place.groupId,
      userIds: change.add,
      subgroupIds: [place.subgroupId],
    });
    const userIds = [...change.add, ...change.remove];
    await recordWorkHistory(services.clock, tx, { actor, whose: { groupId: place.groupId, userIds } });
    await recordAudit(tx, actor, {
      action: 'members.membership',
      subject: `subgroup ${place.subgroupId}`,
      groupId: place.groupId,
      detail: { added, removed },
    });
    return { added, removed };
  });
}

/** Adds a person with an account to another organisation, or restores them in one that they had left. */
export async function addExistingMember(
  services: Services,
  actor: Actor,
  target: { groupId: GroupId; userId: UserId; subgroupIds: readonly number[] },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const user = await lockUser(tx, target.userId);
    if (user === undefined) throw notFound();
    const refusal = findGone(user);
    if (refusal !== undefined) throw refusal;
    await saveExisting(services, tx, { actor, ...target });
    await recordWorkHistory(services.clock, tx, {
      actor,
      whose: { groupId: target.groupId, userIds: [target.userId] },
    });
  });
}

type Existing = { actor: Actor; groupId: GroupId; userId: UserId; subgroupIds: readonly number[] };

/** Saves membership and services of a person with an account, in the caller's transaction. */
async function saveExisting(services: Services, tx: Tx, { actor, ...target }: Existing): Promise<void> {
  await saveMembership(tx, { groupId: target.groupId, userId: target.userId, now: services.clock.now() });
  await joinSubgroups(tx, { groupId: target.groupId, userIds: [target.userId], subgroupIds: target.subgroupIds });
  await recordAudit(tx, actor, {
    action: 'members.addExisting',
    subject: `user ${target.userId}`,
    groupId: target.groupId,
    detail: { services: target.subgroupIds.length },
  });
}

function findGone(user: { erased_at: Date | null; merged_into_id: number | null }): AppError | undefined {
  if (user.erased_at !== null) return erased();
  if (user.merged_into_id === null) return undefined;
  return new AppError('conflict', 'This account was merged into another account. Add that account instead.');
}

/**
 * Adds a person of an uploaded list who has an account, with the facts that the list has about their work here. Returns
 * why they cannot be added, or undefined when they are.
 */
export async function addExisting(
  services: Services,
  tx: Tx,
  target: { actor: Actor; place: CheckedPlace; userId: UserId; subgroupIds: readonly number[] } & Employment,
): Promise<string | undefined> {
  const { groupId } = target.place;
  const user = await lockUser(tx, target.userId);
  if (user === undefined) return 'This account no longer exists';
  const refusal = findGone(user);
  if (refusal !== undefined) return refusal.message;
  await saveExisting(services, tx, { ...target, groupId });
  const before = await getEmployment(tx, { groupId, userId: target.userId });
  const payroll_number = target.payroll_number ?? before.payroll_number;
  const started_on = target.started_on ?? before.started_on;
  await updateEmployment(tx, { groupId, userId: target.userId, payroll_number, started_on });
  await recordWorkHistory(services.clock, tx, { actor: target.actor, whose: { groupId, userIds: [target.userId] } });
  return undefined;
}
