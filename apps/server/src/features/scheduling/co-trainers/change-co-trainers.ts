import type { PlannedSession } from '@doselore/contract/virtual-groups';
import type { UserId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { insertClaims, type Override } from '../claims/claims.repository.ts';
import { evaluateTrainers, ignoredIn, refuseConflicts } from '../claims/evaluate-trainers.ts';
import { deleteClaimsOf, deleteCoTrainers, insertCoTrainers } from './co-trainers.repository.ts';

type Change = {
  virtualGroupId: VirtualGroupId;
  added: readonly number[];
  removed: readonly number[];
  by: UserId;
  at: Date;
  /** What a scheduled course claims time for. Null for a draft, which claims none. */
  claims: { venueId: number | null; sessions: readonly PlannedSession[]; override: Override | null } | null;
};

/**
 * Adds and removes co-trainers, with the claims of a scheduled course. Asks the rules about those who are added, and
 * throws 409 with their conflicts. The caller has locked the course and then the trainers. Returns the detail of the
 * audit event about conflicts that were ignored.
 */
export async function changeCoTrainers(
  tx: Tx,
  { virtualGroupId, added, removed, by, at, claims }: Change,
): Promise<{ detail: { ignored: string } } | undefined> {
  await deleteCoTrainers(tx, { virtualGroupId, userIds: removed });
  await insertCoTrainers(tx, { virtualGroupId, userIds: added, by, at });
  if (claims === null) return undefined;
  await deleteClaimsOf(tx, { virtualGroupId, userIds: removed });
  if (added.length === 0) return undefined;
  const { override, ...wanted } = claims;
  const { trainers } = await evaluateTrainers(tx, { ...wanted, virtualGroupId, trainerIds: added });
  refuseConflicts({ trainers, ofOthers: [], mayIgnore: override !== null });
  for (const { id, conflicts } of trainers)
    await insertClaims(tx, {
      ...{ virtualGroupId, of: { trainer_user_id: id } },
      override: conflicts.length === 0 ? null : override,
    });
  return ignoredIn(trainers.flatMap(({ conflicts }) => conflicts));
}
