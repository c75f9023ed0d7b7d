import { type OwnWaiting, promotionAt, type WaitingList } from '@doselore/contract/course-delegates';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { UserId } from '../../../../platform/access/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { showOwnQueues, showQueue } from '../../course-changes/index.ts';
import { findCourse, type InPlace } from '../../virtual-groups/index.ts';
import { freePlaces } from './free-places.ts';

type Core = Pick<Services, 'db' | 'clock'>;
const londonNowOf = (at: Date | null) => (at === null ? null : londonWallClock(at).toISOString());

/** Returns the people who wait for a course of the place, in their order. */
export async function showWaitingList({ db, clock }: Core, target: InPlace): Promise<WaitingList> {
  const course = await findCourse(db, target);
  const people = (await showQueue(db, course.id)).filter(({ is_eligible }) => is_eligible);
  return {
    mode: course.waiting_list,
    free: freePlaces(course),
    promotion: promotionAt(course, londonWallClock(clock.now())),
    rows: people.map(({ user_id: id, name, email, joined_at, offered_until }, index) => ({
      user: { id, name },
      email,
      position: index + 1,
      joined_at: joined_at.toISOString(),
      offered_until: londonNowOf(offered_until),
    })),
  };
}

/** Returns where a person waits, and their open offers. */
export async function showOwnWaiting({ db, clock }: Core, userId: UserId): Promise<OwnWaiting[]> {
  const at = clock.now();
  const rows = await showOwnQueues(db, { userId, at, londonNow: londonWallClock(at) });
  return rows.map(({ group_id: id, group_name: name, training_start: start, offered_until, ...row }) => ({
    ...row,
    group: { id, name },
    training_start: start?.toISOString() ?? null,
    offered_until: londonNowOf(offered_until),
  }));
}
