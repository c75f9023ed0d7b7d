import { AppError, type Body, terms } from '@doselore/contract';
import { londonWallClock } from '@doselore/contract/my-learning';
import { type takeRegister as endpoint, registerAt, registerOpensMinutes } from '@doselore/contract/virtual-groups';
import { type Actor, notFound, type Scope, type VirtualGroupId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { startAttended } from '../../licences/index.ts';
import { listDelegates, saveMarks } from '../delegates/delegates.repository.ts';
import { openVirtualGroup } from '../open-virtual-group.ts';

type Register = Body<typeof endpoint> & { virtualGroupId: VirtualGroupId };

/** Saves attendance. Starts the licences of people who attended; a later mark does not undo that. */
export async function takeRegister(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { scope, virtualGroupId, marks }: Register & { scope: Scope },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const session = await openVirtualGroup(tx, scope, virtualGroupId);
    const at = services.clock.now();
    if (session.state === 'draft')
      throw new AppError(
        'conflict',
        `This ${terms.virtualGroup.one} is a draft. Schedule it before you take the register.`,
      );
    if (registerAt(session, londonWallClock(at)) !== 'open')
      throw new AppError('conflict', `The register opens ${registerOpensMinutes} minutes before the start.`);
    const before = new Map((await listDelegates(tx, virtualGroupId)).map((one) => [one.user_id, one.attendance]));
    if (marks.some(({ userId }) => !before.has(userId))) throw notFound();
    const wanted = new Map(marks.map(({ userId, attendance }) => [userId, attendance]));
    const changed = [...wanted].filter(([userId, attendance]) => before.get(userId) !== attendance);
    await saveMarks(tx, { virtualGroupId, marks: changed.map(([userId, attendance]) => ({ userId, attendance })) });
    for (const [userId, attendance] of changed)
      await recordAudit(tx, actor, {
        action: 'virtualGroups.mark',
        subject: `virtual group ${virtualGroupId}`,
        groupId: session.group_id,
        detail: { userId },
        changes: { attendance: [before.get(userId) ?? null, attendance] },
      });
    await startAttended(tx, { virtualGroupId, actorId: actor.id, at });
  });
}
