import type { VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';
import { deleteCoTrainers, deleteCoTraining, listCoTrainers } from './co-trainers.repository.ts';

/** Returns the co-trainers of a course by their ids. */
export const showCoTrainers = (
  db: Queries,
  virtualGroupId: VirtualGroupId,
): Promise<readonly { id: number; name: string }[]> => listCoTrainers(db, virtualGroupId);

/** Takes the new trainer of a course off its co-trainers. The course claims their time anew. */
export async function makeLead(
  tx: Tx,
  { virtualGroupId, userId }: { virtualGroupId: VirtualGroupId; userId: number | null },
): Promise<void> {
  if (userId !== null) await deleteCoTrainers(tx, { virtualGroupId, userIds: [userId] });
}

/**
 * Removes a trainer, whom the caller has locked, as co-trainer of courses that are not over at this time of the wall
 * clock. Returns the number of these courses.
 */
export const endCoTraining = (tx: Tx, target: { userId: number; londonNow: Date }): Promise<number> =>
  deleteCoTraining(tx, target);
