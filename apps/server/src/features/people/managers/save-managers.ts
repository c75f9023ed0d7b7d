import { AppError, type Body, fieldError, mayUnder } from '@doselore/contract';
import type { putSubgroupManager as putEndpoint } from '@doselore/contract/managers';
import type { Actor, GroupId, SubgroupId } from '../../../platform/access/index.ts';
import { matchRolesToPlaces } from '../../../platform/accounts/index.ts';
import { mergeChange, recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import {
  deleteGroupManager,
  deleteSubgroupManager,
  insertGroupManager,
  insertSubgroupManager,
  isCurrentMember,
  lockSubgroupManager,
  updateSubgroupManager,
} from './managers.repository.ts';

type GroupLink = { groupId: GroupId; userId: number };
type SubgroupLink = GroupLink & { subgroupId: SubgroupId };
type Put = Body<typeof putEndpoint>;
type Flags = Omit<Put, 'userId' | 'baseValues'>;

async function checkMember(tx: Tx, link: GroupLink): Promise<void> {
  if (!(await isCurrentMember(tx, link))) throw fieldError('userId', 'Choose a member of this organisation');
}

export async function addGroupManager(services: Services, actor: Actor, link: GroupLink): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    await checkMember(tx, link);
    if (!(await insertGroupManager(tx, link))) return;
    await matchRolesToPlaces(tx, link.userId);
    const subject = `user ${link.userId}`;
    await recordAudit(tx, actor, { action: 'managers.addToGroup', subject, groupId: link.groupId });
  });
}

/** Removes an organisation admin. Nobody removes themselves by mistake: another manager or a site admin does it. */
export async function removeGroupManager(services: Services, actor: Actor, link: GroupLink): Promise<void> {
  if (actor.id === link.userId && !mayUnder(actor.level, 'managers.removeSelf'))
    throw new AppError('conflict', 'Ask another admin of this organisation or a site admin to remove you.');
  await inTransaction(services.db, async (tx) => {
    if (!(await deleteGroupManager(tx, link))) return;
    await matchRolesToPlaces(tx, link.userId);
    const subject = `user ${link.userId}`;
    await recordAudit(tx, actor, { action: 'managers.removeFromGroup', subject, groupId: link.groupId });
  });
}

/**
 * Adds a service admin or changes their rights. Adding one twice keeps their first rights. A change throws 409 after a
 * concurrent removal.
 */
export async function putSubgroupManager(
  services: Services,
  actor: Actor,
  { baseValues, ...link }: SubgroupLink & Put,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    await checkMember(tx, link);
    const flags = baseValues === null ? await addTo(tx, link) : await changeIn(tx, actor, { ...link, baseValues });
    if (flags === undefined) return;
    await matchRolesToPlaces(tx, link.userId);
    await recordAudit(tx, actor, {
      action: 'managers.putInSubgroup',
      subject: `user ${link.userId}`,
      groupId: link.groupId,
      detail: { subgroupId: link.subgroupId, pot: flags.general_pot_access, siblings: flags.view_siblings },
    });
  });
}

/** Adds an admin and returns their rights; undefined where they already were one. */
async function addTo(tx: Tx, link: SubgroupLink & Flags): Promise<Flags | undefined> {
  return (await insertSubgroupManager(tx, link)) ? link : undefined;
}

type Change = SubgroupLink & Flags & { baseValues: NonNullable<Put['baseValues']> };

async function changeIn(tx: Tx, actor: Actor, { baseValues, ...link }: Change): Promise<Flags> {
  const now = await lockSubgroupManager(tx, link);
  if (now === undefined) throw new AppError('conflict', 'Someone else has removed this admin from the service.');
  const { general_pot_access, view_siblings, groupId, userId } = link;
  const submitted = { general_pot_access, view_siblings };
  const flags = await mergeChange<Flags>(tx, actor, { subject: `user ${userId}`, groupId, now, submitted, baseValues });
  await updateSubgroupManager(tx, { ...link, ...flags });
  return flags;
}

/** Removes an admin and returns their rights; null where they no longer were one. */
export function removeSubgroupManager(services: Services, actor: Actor, link: SubgroupLink): Promise<Flags | null> {
  return inTransaction(services.db, async (tx) => {
    const was = await deleteSubgroupManager(tx, link);
    if (was === undefined) return null;
    await matchRolesToPlaces(tx, link.userId);
    await recordAudit(tx, actor, {
      action: 'managers.removeFromSubgroup',
      subject: `user ${link.userId}`,
      groupId: link.groupId,
      detail: { subgroupId: link.subgroupId },
    });
    return was;
  });
}
