import type { Answer } from '@doselore/contract';
import type { getCancellation } from '@doselore/contract/course-ending';
import { notFound, type UserId, type VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { showSessions } from '../virtual-groups/index.ts';
import { findGuestCourse } from './cancellations.repository.ts';

/** Returns what was cancelled. Throws 404 for people who neither had a place nor waited, or who never knew of the draft. */
export async function showCancellation(
  db: Queries,
  target: { virtualGroupId: VirtualGroupId; userId: UserId },
): Promise<Answer<typeof getCancellation>> {
  const course = await findGuestCourse(db, target);
  if (course === undefined) throw notFound();
  const { title, state, ended_at: endedAt, end_reason: reason } = course;
  if (state !== 'cancelled' || endedAt === null) return { cancellation: null };
  const sessions = await showSessions(db, target.virtualGroupId);
  return {
    cancellation: {
      title,
      group: { id: course.group_id, name: course.group_name },
      reason,
      cancelled_at: endedAt.toISOString(),
      sessions: sessions.map(({ training_start, training_end }) => ({ training_start, training_end })),
    },
  };
}
