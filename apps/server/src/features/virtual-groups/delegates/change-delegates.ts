import { AppError, plural } from '@doselore/contract';
import { londonWallClock } from '@doselore/contract/my-learning';
import type { Actor } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { reclaimUnstarted } from '../../licences/index.ts';
import { type InPlace, openVirtualGroupAt } from '../open-virtual-group.ts';
import { emailPeople, messages } from '../planning/notify-of-plan.ts';
import type { VirtualGroupData } from '../virtual-groups.repository.ts';
import { listEligible } from './delegate-choices.repository.ts';
import { deleteDelegates, insertDelegates, listReachableDelegates } from './delegates.repository.ts';

type Change = InPlace & { add: readonly number[]; remove: readonly number[] };
type Changed = { added: number; removed: number; reclaimed: number };

/**
 * Removes delegates, adds others in their places, and emails them once the course has a date. Throws 409 for more people than free places.
 * Skips people who are not members of the place, and keeps delegates whose attendance is recorded.
 */
export function changeDelegates(services: Services, actor: Actor, { add, remove, ...of }: Change): Promise<Changed> {
  return inTransaction(services.db, async (tx) => {
    const session = await openVirtualGroupAt(tx, of);
    const step = { services, tx, actor, session, at: services.clock.now() };
    const eligible = await listEligible(tx, { place: of.place, userIds: [...add, ...remove] });
    const among = (ids: readonly number[]) => eligible.filter((id) => ids.includes(id));
    const { removed, reclaimed } = await removeDelegates(step, among(remove));
    const added = await addDelegates({ ...step, freed: removed }, among(add));
    return { added, removed, reclaimed };
  });
}

type Step = { services: Services; tx: Tx; actor: Actor; session: VirtualGroupData; at: Date };

/** Tells whether a course is scheduled and not over. Only then do its delegates get emails. */
function isAhead({ state, training_end: end }: VirtualGroupData, at: Date): boolean {
  return state !== 'draft' && (end === null || end > londonWallClock(at));
}

async function addDelegates(
  { services, tx, actor, session, at, freed }: Step & { freed: number },
  userIds: readonly number[],
): Promise<number> {
  if (userIds.length === 0) return 0;
  const { id: virtualGroupId, places, delegates } = session;
  const added = await insertDelegates(tx, { virtualGroupId, userIds, actorId: actor.id, at });
  const free = Math.max(0, places - delegates + freed);
  if (added.length > free)
    throw new AppError(
      'conflict',
      `${free === 0 ? 'No place is' : `${free} ${plural(free, 'place is', 'places are')}`} free, and you chose ${added.length} ${plural(added.length, 'person', 'people')}. Raise the number of places first. Nobody was added.`,
    );
  await record({ tx, actor, session }, { action: 'virtualGroups.invite', userIds: added });
  if (!isAhead(session, at)) return added.length;
  const people = (await listReachableDelegates(tx, virtualGroupId)).filter(({ user_id }) => added.includes(user_id));
  await emailPeople(services, tx, { session, message: messages.scheduled(session), people, withDetails: true });
  return added.length;
}

async function removeDelegates(
  { services, tx, actor, session, at }: Step,
  userIds: readonly number[],
): Promise<{ removed: number; reclaimed: number }> {
  if (userIds.length === 0) return { removed: 0, reclaimed: 0 };
  const { id: virtualGroupId, group_id: groupId } = session;
  const people = await listReachableDelegates(tx, virtualGroupId);
  const removed = await deleteDelegates(tx, { virtualGroupId, userIds });
  const { reclaimed } = await reclaimUnstarted(tx, actor, {
    ...{ groupId, virtualGroupId, keepUserIds: removed, onlyUserIds: removed },
    ...{ reason: 'no_longer_delegate', at },
  });
  await record({ tx, actor, session }, { action: 'virtualGroups.remove', userIds: removed });
  if (isAhead(session, at))
    await emailPeople(services, tx, {
      session,
      message: messages.removed(session),
      people: people.filter(({ user_id }) => removed.includes(user_id)),
      withDetails: false,
    });
  return { removed: removed.length, reclaimed };
}

async function record(
  { tx, actor, session }: Pick<Step, 'tx' | 'actor' | 'session'>,
  { action, userIds }: { action: 'virtualGroups.invite' | 'virtualGroups.remove'; userIds: readonly number[] },
): Promise<void> {
  for (const userId of userIds)
    await recordAudit(tx, actor, {
      action,
      subject: `virtual group ${session.id}`,
      groupId: session.group_id,
      detail: { userId },
    });
}
