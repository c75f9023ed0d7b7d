import { AppError, fieldError, terms } from '@doselore/contract';
import { type Tx, tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { recordAudit } from '../audits/index.ts';
import {
  deleteGroupManager,
  deleteSubgroupManager,
  insertGroupManager,
  isCurrentMember,
  matchRolesToPlaces,
  saveSubgroupManager,
} from './managers.repository.ts';

type GroupLink = { groupId: number; userId: number };
type SubgroupLink = GroupLink & { subgroupId: number };
type Flags = { general_pot_access: boolean; view_siblings: boolean };

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
  if (actor.id === link.userId && actor.level !== 'superAdmin')
    throw new AppError('conflict', `Ask another admin of this ${terms.group.one} or a site admin to remove you.`);
  await tx(services.db, async (trx) => {
    if (!(await deleteGroupManager(trx, link))) return;
    await matchRolesToPlaces(trx, link.userId);
    const subject = `user ${link.userId}`;
    await recordAudit(trx, actor, { action: 'managers.removeFromGroup', subject, groupId: link.groupId });
  });
}

export async function putSubgroupManager(services: Services, actor: Actor, link: SubgroupLink & Flags): Promise<void> {
  await tx(services.db, async (trx) => {
    await checkMember(trx, link);
    await saveSubgroupManager(trx, link);
    await matchRolesToPlaces(trx, link.userId);
    await recordAudit(trx, actor, {
      action: 'managers.putInSubgroup',
      subject: `user ${link.userId}`,
      groupId: link.groupId,
      detail: { subgroupId: link.subgroupId, pot: link.general_pot_access, siblings: link.view_siblings },
    });
  });
}

export async function removeSubgroupManager(services: Services, actor: Actor, link: SubgroupLink): Promise<void> {
  await tx(services.db, async (trx) => {
    if (!(await deleteSubgroupManager(trx, link))) return;
    await matchRolesToPlaces(trx, link.userId);
    await recordAudit(trx, actor, {
      action: 'managers.removeFromSubgroup',
      subject: `user ${link.userId}`,
      groupId: link.groupId,
      detail: { subgroupId: link.subgroupId },
    });
  });
}
