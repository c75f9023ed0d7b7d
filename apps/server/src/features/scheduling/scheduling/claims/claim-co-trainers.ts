import type { PlannedSession } from '@doselore/contract/course-planning';
import type { VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { leaveCoTraining } from '../../co-trainers/index.ts';
import { demandOfCourse } from '../facts/demand-of-course.ts';
import { deleteClaimsOf, insertClaims } from './claims.repository.ts';
import { evaluateTrainers, ignoredIn, refuseConflicts } from './evaluate-trainers.ts';
import type { Override } from './override.ts';

type Claiming = {
  virtualGroupId: VirtualGroupId;
  added: readonly number[];
  removed: readonly number[];
  venueId: number | null;
  sessions: readonly PlannedSession[];
  override: Override | null;
  at: Date;
};

/**
 * Claims the time of a scheduled course for added co-trainers, and gives back that of removed ones. Asks the rules about
 * those who are added, and throws 409 with their conflicts. Returns the detail of the audit event about conflicts that
 * were ignored.
 */
export async function claimCoTrainers(
  tx: Tx,
  { added, removed, override, ...plan }: Claiming,
): Promise<{ detail: { ignored: string } } | undefined> {
  const { virtualGroupId, at } = plan;
  await deleteClaimsOf(tx, { virtualGroupId, userIds: removed });
  if (added.length === 0) return undefined;
  const demand = await demandOfCourse(tx, plan);
  const { trainers } = await evaluateTrainers(tx, { demand, trainerIds: added });
  refuseConflicts({ trainers, ofOthers: [], mayIgnore: override !== null });
  for (const { id, conflicts } of trainers)
    await insertClaims(tx, {
      ...{ source: { virtualGroupId }, subject: { column: 'trainer_user_id', id }, at },
      override: conflicts.length === 0 ? null : override,
    });
  return ignoredIn(trainers.flatMap(({ conflicts }) => conflicts));
}

/**
 * Removes a trainer, whom the caller has locked, as co-trainer of courses that are not over at this time of the wall
 * clock, with what these claim. Returns the number of these courses.
 */
export async function endCoTraining(
  tx: Tx,
  { userId, londonNow }: { userId: number; londonNow: Date },
): Promise<number> {
  const courses = await leaveCoTraining(tx, { userId, londonNow });
  for (const virtualGroupId of courses) await deleteClaimsOf(tx, { virtualGroupId, userIds: [userId] });
  return courses.length;
}
