import type { Actor } from '../../../platform/access/index.ts';
import { deleteNeeds } from '../../delegate-needs/index.ts';
import { reclaimUnstarted } from '../../licences/index.ts';
import { queueInvitations } from '../calendar/send-invitations.ts';
import { emailPeople, messages } from '../planning/notify-of-plan.ts';
import { isAhead, recordEach, type Step } from './delegate-step.ts';
import { deleteDelegates, listReachableDelegates } from './delegates.repository.ts';

type Removed = { removed: number; reclaimed: number };
type Removing = { userIds: readonly number[]; by: 'admin' | 'delegate' };

/**
 * Deletes delegates without a mark of attendance, takes back what the course issued to them and nobody started (V18),
 * and tells them.
 */
export async function removeDelegates(step: Step & { actor: Actor }, { userIds, by }: Removing): Promise<Removed> {
  if (userIds.length === 0) return { removed: 0, reclaimed: 0 };
  const { services, tx, actor, course, at } = step;
  const { id: virtualGroupId, group_id: groupId } = course;
  const people = await listReachableDelegates(tx, virtualGroupId);
  const removed = await deleteDelegates(tx, { virtualGroupId, userIds });
  await deleteNeeds(tx, { virtualGroupId, userIds: removed });
  const { reclaimed } = await reclaimUnstarted(tx, actor, {
    ...{ groupId, virtualGroupId, keepUserIds: removed, onlyUserIds: removed },
    ...{ reason: 'no_longer_delegate', at },
  });
  const action = by === 'admin' ? 'virtualGroups.remove' : 'virtualGroups.decline';
  await recordEach(step, { action, userIds: removed });
  if (removed.length > 0 && course.state !== 'draft') await queueInvitations(tx, services.clock, virtualGroupId);
  if (isAhead(course, at))
    await emailPeople(services, tx, {
      course,
      message: by === 'admin' ? messages.removed(course) : messages.declined(course),
      people: people.filter(({ user_id }) => removed.includes(user_id)),
      withDetails: false,
    });
  return { removed: removed.length, reclaimed };
}
