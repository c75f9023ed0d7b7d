import { AppError } from '@doselore/contract';
import {
  type Actor,
  type CheckedServicePlace,
  type GroupId,
  notFound,
  type UserId,
} from '../../platform/access/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { Services } from '../../platform/services.ts';
import { erased } from './change-member.ts';
import { joinSubgroups, leaveSubgroup, lockUser, saveMembership } from './save-members.repository.ts';

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
  of: { groupId: GroupId; userId: UserId; subgroupIds: readonly number[] },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const user = await lockUser(tx, of.userId);
    if (user === undefined) throw notFound();
    if (user.erased_at !== null) throw erased();
    if (user.merged_into_id !== null)
      throw new AppError('conflict', 'This account was merged into another one. Add that one instead.');
    await saveMembership(tx, { groupId: of.groupId, userId: of.userId, now: services.clock.now() });
    await joinSubgroups(tx, { groupId: of.groupId, userIds: [of.userId], subgroupIds: of.subgroupIds });
    await recordAudit(tx, actor, {
      action: 'members.addExisting',
      subject: `user ${of.userId}`,
      groupId: of.groupId,
      detail: { services: of.subgroupIds.length },
    });
  });
}
