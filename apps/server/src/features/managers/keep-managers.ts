import {
  AppError,
  type Body,
  fieldError,
  mayUnder,
  type putSubgroupManager as putEndpoint,
  terms,
} from '@doselore/contract';
import { type Tx, tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { mergeChange, recordAudit } from '../audits/index.ts';
import {
  deleteGroupManager,
  deleteSubgroupManager,
  insertGroupManager,
  insertSubgroupManager,
  isCurrentMember,
  lockSubgroupManager,
  matchRolesToPlaces,
  updateSubgroupManager,
} from './managers.repository.ts';

type GroupLink = { groupId: number; userId: number };
type SubgroupLink = GroupLink & { subgroupId: number };
type Put = Body<typeof putEndpoint>;
type Flags = Omit<Put, 'userId' | 'seen'>;

async function checkMember(trx: Tx, link: GroupLink): Promise<void> {
  if (!(await isCurrentMember(trx, link)))
    throw fieldError('userId', `Choose somebody who is a member of this ${terms.group.one}`);
}

export async function addGroupManager(services: Services, actor: Actor, link: GroupLink): Promise<void> {
  await tx(services.db, async (trx) => {
    await checkMember(trx, link);
    if (!(await insertGroupManager(trx, link))) return;
    await matchRolesToPlaces(trx, link.userId);
    const subject = `user ${link.userId}`;
    await recordAudit(trx, actor, { action: 'managers.addToGroup', subject, groupId: link.groupId });
  });
}

/** Nobody takes their own place away by mistake: another manager or a site admin does it. */
export async function removeGroupManager(services: Services, actor: Actor, link: GroupLink): Promise<void> {
  if (actor.id === link.userId && !mayUnder(actor.level, 'managers.removeSelf'))
    throw new AppError('conflict', `Ask another admin of this ${terms.group.one} or a site admin to remove you.`);
  await tx(services.db, async (trx) => {
    if (!(await deleteGroupManager(trx, link))) return;
    await matchRolesToPlaces(trx, link.userId);
    const subject = `user ${link.userId}`;
    await recordAudit(trx, actor, { action: 'managers.removeFromGroup', subject, groupId: link.groupId });
  });
}

/** Whoever is added twice keeps the rights of the first time; whoever was removed meanwhile is not let in again. */
export async function putSubgroupManager(
  services: Services,
  actor: Actor,
  { seen, ...link }: SubgroupLink & Put,
): Promise<void> {
  await tx(services.db, async (trx) => {
    await checkMember(trx, link);
    const flags = seen === null ? await addTo(trx, link) : await changeIn(trx, actor, { ...link, seen });
    if (flags === undefined) return;
    await matchRolesToPlaces(trx, link.userId);
    await recordAudit(trx, actor, {
      action: 'managers.putInSubgroup',
      subject: `user ${link.userId}`,
      groupId: link.groupId,
      detail: { subgroupId: link.subgroupId, pot: flags.general_pot_access, siblings: flags.view_siblings },
    });
  });
}

/** @returns undefined where they were one already */
async function addTo(trx: Tx, link: SubgroupLink & Flags): Promise<Flags | undefined> {
  return (await insertSubgroupManager(trx, link)) ? link : undefined;
}

type Change = SubgroupLink & Flags & { seen: NonNullable<Put['seen']> };

async function changeIn(trx: Tx, actor: Actor, { seen, ...link }: Change): Promise<Flags> {
  const now = await lockSubgroupManager(trx, link);
  if (now === undefined)
    throw new AppError('conflict', `Somebody else has removed this admin from the ${terms.subgroup.one} meanwhile.`);
  const { general_pot_access, view_siblings, groupId, userId } = link;
  const wanted = { general_pot_access, view_siblings };
  const flags = await mergeChange<Flags>(trx, actor, { subject: `user ${userId}`, groupId, now, wanted, seen });
  await updateSubgroupManager(trx, { ...link, ...flags });
  return flags;
}

/** @returns what they could do there; null where they were no admin any more */
export function removeSubgroupManager(services: Services, actor: Actor, link: SubgroupLink): Promise<Flags | null> {
  return tx(services.db, async (trx) => {
    const was = await deleteSubgroupManager(trx, link);
    if (was === undefined) return null;
    await matchRolesToPlaces(trx, link.userId);
    await recordAudit(trx, actor, {
      action: 'managers.removeFromSubgroup',
      subject: `user ${link.userId}`,
      groupId: link.groupId,
      detail: { subgroupId: link.subgroupId },
    });
    return was;
  });
}
