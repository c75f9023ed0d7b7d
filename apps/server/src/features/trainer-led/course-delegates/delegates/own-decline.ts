import { type Answer, AppError } from '@doselore/contract';
import type { getOwnDecline, OwnDecline } from '@doselore/contract/course-delegates';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { UserId, VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { changeCourse, type OwnStep, recordEach } from '../../course-changes/index.ts';
import { getCourse, type VirtualGroupData } from '../../virtual-groups/index.ts';
import { freePlaces } from '../waiting-list/free-places.ts';
import { findDecline } from './declines.repository.ts';
import { saveAccepted } from './invitations.repository.ts';
import { insertDelegates } from './places.repository.ts';

/** Returns whether a person who declined can have a place again. People on the waiting list come first. */
function wayBack(course: VirtualGroupData, at: Date): OwnDecline['way_back'] {
  const { state, training_start: start, waiting } = course;
  if (state !== 'scheduled' || start === null || start <= londonWallClock(at)) return 'over';
  return freePlaces(course) === 0 || waiting > 0 ? 'full' : 'open';
}

/** Returns the course that a person declined, and whether they can have their place again. */
export async function showOwnDecline(
  db: Queries,
  { at, ...target }: { virtualGroupId: VirtualGroupId; userId: UserId; at: Date },
): Promise<Answer<typeof getOwnDecline>> {
  const decline = await findDecline(db, target);
  const course = decline && (await getCourse(db, target.virtualGroupId));
  if (decline === undefined || course === undefined) return { decline: null };
  return {
    decline: {
      title: course.title,
      group: { id: course.group_id, name: course.group_name },
      training_start: course.training_start?.toISOString() ?? null,
      place: course.place,
      declined_at: decline.declined_at.toISOString(),
      way_back: wayBack(course, at),
    },
  };
}

/** Gives the person who declined a place again, as accepted. Throws 409 when none is free or the course has begun. */
export async function takePlaceAgain(step: OwnStep, name: string): Promise<void> {
  const { tx, course, actor, at } = step;
  const way = wayBack(course, at);
  if (way === 'over') throw new AppError('conflict', 'This course can no longer be accepted. Nothing was changed.');
  if (way === 'full')
    throw new AppError('conflict', `No place is free now. Ask ${course.group_name}. Nothing was changed.`);
  await changeCourse(
    step,
    async () => {
      const target = { virtualGroupId: course.id, at };
      await insertDelegates(tx, { ...target, userIds: [actor.id], actorId: actor.id });
      await saveAccepted(tx, { ...target, userId: actor.id });
      await recordEach(step, { action: 'virtualGroups.accept', userIds: [actor.id] });
    },
    { by: 'person', returned: name },
  );
}
