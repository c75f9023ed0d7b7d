import { AppError, plural } from '@doselore/contract';
import type { Actor } from '../../../platform/access/index.ts';
import { announceTimes } from '../calendar/announce-times.ts';
import { queueInvitations } from '../calendar/send-invitations.ts';
import { emailPeople, messages } from '../planning/notify-of-plan.ts';
import { endWaiting } from '../waiting-list/end-waiting.ts';
import { isAhead, recordEach, type Step } from './delegate-step.ts';
import { insertDelegates, listReachableDelegates } from './delegates.repository.ts';

/** Gives these people places, and emails them once the course has a date. Throws 409 for more people than free places. */
export async function addDelegates(
  step: Step & { actor: Actor; freed: number },
  userIds: readonly number[],
): Promise<number> {
  if (userIds.length === 0) return 0;
  const { services, tx, actor, course, at, freed } = step;
  const { id: virtualGroupId, places, delegates, offers } = course;
  const added = await insertDelegates(tx, { virtualGroupId, userIds, actorId: actor.id, at });
  const ended = await endWaiting(tx, { virtualGroupId, userIds: added, state: 'taken' });
  const free = Math.max(0, places - delegates - offers + freed + ended.offers);
  if (added.length > free)
    throw new AppError(
      'conflict',
      `${free === 0 ? 'No place is' : `${free} ${plural(free, 'place is', 'places are')}`} free, and you chose ${added.length} ${plural(added.length, 'person', 'people')}. Raise the number of places first. Nobody was added.`,
    );
  await recordEach(step, { action: 'virtualGroups.invite', userIds: added });
  if (added.length === 0 || !isAhead(course, at)) return added.length;
  await queueInvitations(tx, services.clock, virtualGroupId);
  const people = (await listReachableDelegates(tx, virtualGroupId)).filter(({ user_id }) => added.includes(user_id));
  await emailPeople(services, tx, { course, message: messages.scheduled(course), people, withDetails: true });
  await announceTimes(services, tx, { virtualGroupId, userIds: added });
  return added.length;
}
