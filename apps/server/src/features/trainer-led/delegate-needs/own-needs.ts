import { type Answer, AppError, type Body, terms } from '@doselore/contract';
import type { getOwnNeeds, saveOwnNeeds as saveEndpoint } from '@doselore/contract/delegate-needs';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { type Actor, notFound, type VirtualGroupId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { deleteNeeds, findOwn, lockOwn, type OwnData, saveNeeds } from './delegate-needs.repository.ts';

type Core = Pick<Services, 'db' | 'clock'>;
type Target = { virtualGroupId: VirtualGroupId };

/** Needs can be changed until a scheduled course begins. */
const mayChange = ({ state, training_start: start }: OwnData, now: Date) =>
  state === 'scheduled' && (start === null || start > londonWallClock(now));

/** Returns what the signed-in delegate needs, and who reads it. */
export async function showOwnNeeds(
  { db, clock }: Core,
  actor: Actor,
  { virtualGroupId }: Target,
): Promise<Answer<typeof getOwnNeeds>> {
  const own = await findOwn(db, { virtualGroupId, userId: actor.id });
  if (own === undefined) throw notFound();
  const { access, dietary, trainer, organiser } = own;
  return { access, dietary, trainer, organiser, may_change: mayChange(own, clock.now()) };
}

/** Saves what the signed-in delegate needs, or deletes it. The audit trail never holds the texts. */
export function saveOwnNeeds(
  { db, clock }: Core,
  actor: Actor,
  { virtualGroupId, access, dietary }: Target & Body<typeof saveEndpoint>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const target = { virtualGroupId, userId: actor.id };
    const own = await lockOwn(tx, target);
    if (own === undefined) throw notFound();
    const at = clock.now();
    if (!mayChange(own, at))
      throw new AppError(
        'conflict',
        `This ${terms.virtualGroup.one} has begun or ended. Speak to the trainer instead. Nothing was changed.`,
      );
    if (access === '' && dietary === '') await deleteNeeds(tx, { virtualGroupId, userIds: [actor.id] });
    else await saveNeeds(tx, { ...target, access, dietary, at });
    await recordAudit(tx, actor, {
      action: 'virtualGroups.saveNeeds',
      subject: `virtual group ${virtualGroupId}`,
      groupId: own.group_id,
      detail: { userId: actor.id },
    });
  });
}
