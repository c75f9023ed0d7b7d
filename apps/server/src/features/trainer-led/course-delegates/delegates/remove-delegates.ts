import { type OwnStep, recordEach } from '../../course-changes/index.ts';
import { deleteDelegates } from './places.repository.ts';

/** Deletes delegates without a mark of attendance. Returns how many there were. */
export async function removeDelegates(
  step: OwnStep,
  { userIds, action }: { userIds: readonly number[]; action: 'virtualGroups.remove' | 'virtualGroups.decline' },
): Promise<number> {
  if (userIds.length === 0) return 0;
  const removed = await deleteDelegates(step.tx, { virtualGroupId: step.course.id, userIds });
  await recordEach(step, { action, userIds: removed });
  return removed.length;
}
