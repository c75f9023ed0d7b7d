import { AppError, plural } from '@doselore/contract';
import { type CourseNow, type OwnStep, recordEach } from '../../course-changes/index.ts';
import { insertDelegates } from './places.repository.ts';

/**
 * Gives these people places. Throws 409 for more people than free places; `freed` counts places that the same change has
 * made free. Whoever waits with an offer takes the place that it holds.
 */
export async function addDelegates(
  step: OwnStep & { before: CourseNow; freed?: number },
  userIds: readonly number[],
): Promise<number> {
  if (userIds.length === 0) return 0;
  const { tx, actor, course, before, at, freed = 0 } = step;
  const added = await insertDelegates(tx, { virtualGroupId: course.id, userIds, actorId: actor.id, at });
  const ownOffers = before.queue.filter((one) => one.offered_until !== null && added.includes(one.user_id)).length;
  const free = Math.max(0, course.places - course.delegates - course.offers + freed + ownOffers);
  if (added.length > free)
    throw new AppError(
      'conflict',
      `${free === 0 ? 'No place is' : `${free} ${plural(free, 'place is', 'places are')}`} free, and you chose ${added.length} ${plural(added.length, 'person', 'people')}. Raise the number of places first. Nobody was added.`,
    );
  await recordEach(step, { action: 'virtualGroups.invite', userIds: added });
  return added.length;
}
