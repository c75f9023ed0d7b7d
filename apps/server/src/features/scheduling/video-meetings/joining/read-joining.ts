import { isVirtual } from '@doselore/contract';
import { type Joining, joiningOpensAt, joiningState } from '@doselore/contract/my-learning';
import { trainerJoinsMinutes } from '@doselore/contract/video-meetings';
import type { VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { listJoins, listReadySessions } from './joining.repository.ts';

type Course = { id: VirtualGroupId; state: string; deliverable_id: number };
type Session = { id: number; training_start: Date; training_end: Date };

export type CourseJoining = {
  /** Returns when the trainer may join the meeting of a session. Null for a course face to face. */
  joiningOf: (session: Session) => Joining | null;
  /** Returns the sessions whose meetings a person opened, with the first times. */
  joinedBy: (userId: number) => { session_id: number; joined_at: string }[];
};

/** Returns when a trainer may join the meeting of a session. `londonNow` is what a clock in London shows now. */
export function trainerJoining(
  { id, training_start: start, training_end: end, isReady }: Session & { isReady: boolean },
  londonNow: Date,
): Joining {
  return {
    session_id: id,
    state: joiningState({ start, end }, londonNow, trainerJoinsMinutes),
    from: joiningOpensAt(start, trainerJoinsMinutes).toISOString(),
    is_ready: isReady,
  };
}

/** Reads the meetings of a course, as its page shows them. `londonNow` is what a clock in London shows now. */
export async function readJoining(db: Queries, course: Course, londonNow: Date): Promise<CourseJoining> {
  if (!isVirtual(course.deliverable_id)) return { joiningOf: () => null, joinedBy: () => [] };
  const joins = await listJoins(db, course.id);
  const ready = await listReadySessions(db, course.id);
  return {
    joiningOf: (session) => {
      const joining = trainerJoining({ ...session, isReady: ready.includes(session.id) }, londonNow);
      return course.state === 'scheduled' ? joining : { ...joining, state: 'over' };
    },
    joinedBy: (userId) =>
      joins
        .filter(({ user_id }) => user_id === userId)
        .map(({ session_id, joined_at }) => ({ session_id, joined_at: joined_at.toISOString() })),
  };
}
