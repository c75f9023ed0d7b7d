import type { UserId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import { deleteCoTrainers, deleteCoTraining, insertCoTrainers, listCoTrainers } from './co-trainers.repository.ts';

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
 * Takes a trainer, whom the caller has locked, off the co-trainers of courses that are not over at this time of the wall
 * clock, and returns these courses. They go on claiming the trainer's time.
 */
export const leaveCoTraining = (tx: Tx, target: { userId: number; londonNow: Date }): Promise<VirtualGroupId[]> =>
  deleteCoTraining(tx, target);

type Change = { virtualGroupId: VirtualGroupId; added: readonly number[]; removed: readonly number[] };

/** Adds and removes co-trainers. The caller has locked the course and then the trainers. */
export async function changeCoTrainers(
  tx: Tx,
  { virtualGroupId, added, removed, by, at }: Change & { by: UserId; at: Date },
): Promise<void> {
  await deleteCoTrainers(tx, { virtualGroupId, userIds: removed });
  await insertCoTrainers(tx, { virtualGroupId, userIds: added, by, at });
}
