import type { PlannedSession } from '@doselore/contract/course-planning';
import type { UserId, VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { insertClaims } from '../claims/claims.repository.ts';
import { evaluateTrainers, ignoredIn, refuseConflicts } from '../claims/evaluate-trainers.ts';
import type { Override } from '../claims/override.ts';
import { demandOfCourse } from '../facts/demand-of-course.ts';
import { deleteClaimsOf, deleteCoTrainers, insertCoTrainers } from './co-trainers.repository.ts';

type Change = { virtualGroupId: VirtualGroupId; added: readonly number[]; removed: readonly number[] };

/** Adds and removes co-trainers. The caller has locked the course and then the trainers. */
export async function changeCoTrainers(
  tx: Tx,
  { virtualGroupId, added, removed, by, at }: Change & { by: UserId; at: Date },
): Promise<void> {
  await deleteCoTrainers(tx, { virtualGroupId, userIds: removed });
  await insertCoTrainers(tx, { virtualGroupId, userIds: added, by, at });
}

type Claiming = Change & {
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
