import { type Joining, joiningOpensAt, joiningState } from '@doselore/contract/my-learning';
import { trainerJoinsMinutes } from '@doselore/contract/video-meetings';

type Session = { id: number; training_start: Date; training_end: Date };
type Course = { state: string; deliverable_id: number; ready: readonly number[]; wall: Date };

/** Returns when the trainer may join the meeting of a session. Null for a course face to face. */
export function showJoining(session: Session, { state, deliverable_id, ready, wall }: Course): Joining | null {
  if (deliverable_id !== 3) return null;
  const times = { start: session.training_start, end: session.training_end };
  return {
    session_id: session.id,
    state: state === 'scheduled' ? joiningState(times, wall, trainerJoinsMinutes) : 'over',
    from: joiningOpensAt(times.start, trainerJoinsMinutes).toISOString(),
    is_ready: ready.includes(session.id),
  };
}
