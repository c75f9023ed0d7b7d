import type { PlannedSession } from '@doselore/contract/course-planning';
import type { Conflict } from '@doselore/contract/scheduling';
import type { VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { listCoTrainers } from '../co-trainers/co-trainers.repository.ts';
import { loadAccountConflicts } from '../facts/load-account-conflicts.ts';
import { loadVenueConflicts } from '../facts/load-venue-conflicts.ts';
import { deleteClaims, insertClaims, lockAccount, lockTrainersOf, lockVenue } from './claims.repository.ts';
import { evaluateTrainers, ignoredIn, refuseConflicts } from './evaluate-trainers.ts';
import type { Override } from './override.ts';

type Times = {
  virtualGroupId: VirtualGroupId;
  trainerUserId: number | null;
  venueId: number | null;
  video_account_id: number | null;
};

type Claiming = Times & {
  sessions: readonly PlannedSession[];
  /** Reason to book in spite of conflicts that may be ignored, and whose it is. Null refuses them. */
  override: Override | null;
};

/**
 * Claims the time of a course for its trainer, its co-trainers, its venue and its exclusive meeting account, in place of
 * what it claimed before. Asks the rules again, and throws 409 with the conflicts when they refuse. The caller has
 * locked the course and what it claims, and stored its sessions. Returns the detail of the audit event about conflicts
 * that were ignored.
 */
export async function claimTimes(tx: Tx, claiming: Claiming): Promise<{ detail: { ignored: string } } | undefined> {
  const { virtualGroupId, trainerUserId: trainerId, venueId, override } = claiming;
  if (trainerId === null) throw new Error('A course is scheduled with a trainer');
  await deleteClaims(tx, virtualGroupId);
  const coTrainers = await listCoTrainers(tx, virtualGroupId);
  const trainerIds = [trainerId, ...coTrainers.map(({ id }) => id)];
  const { facts, trainers } = await evaluateTrainers(tx, { ...claiming, trainerIds });
  const ofVenue = await loadVenueConflicts(tx, claiming, facts);
  const { isExclusive, conflicts: ofAccount } = await loadAccountConflicts(tx, claiming, facts);
  refuseConflicts({ trainers, ofOthers: [...ofVenue, ...ofAccount], mayIgnore: override !== null });
  const overrideFor = (conflicts: readonly Conflict[]) => (conflicts.length === 0 ? null : override);
  for (const { id, conflicts } of trainers)
    await insertClaims(tx, {
      virtualGroupId,
      subject: { column: 'trainer_user_id', id },
      override: overrideFor(conflicts),
    });
  if (venueId !== null)
    await insertClaims(tx, {
      virtualGroupId,
      subject: { column: 'venue_id', id: venueId },
      override: overrideFor(ofVenue),
    });
  const { video_account_id: accountId } = claiming;
  if (accountId !== null && isExclusive)
    await insertClaims(tx, {
      virtualGroupId,
      subject: { column: 'video_account_id', id: accountId },
      override: overrideFor(ofAccount),
    });
  return ignoredIn([...trainers.flatMap(({ conflicts }) => conflicts), ...ofVenue, ...ofAccount]);
}

/** Locks a trainer and the co-trainers of a course, a venue and a meeting account until commit, in this order. */
export async function lockTimes(tx: Tx, subject: Times): Promise<void> {
  const { trainerUserId, venueId, video_account_id: accountId } = subject;
  const userIds = trainerUserId === null ? [] : [trainerUserId];
  await lockTrainersOf(tx, { virtualGroupId: subject.virtualGroupId, userIds });
  if (venueId !== null) await lockVenue(tx, venueId);
  if (accountId !== null) await lockAccount(tx, accountId);
}

/** Locks these trainers and the co-trainers of a course until commit, by their ids. */
export const lockTrainers = (
  tx: Tx,
  subject: { virtualGroupId: VirtualGroupId; userIds: readonly number[] },
): Promise<void> => lockTrainersOf(tx, subject);

/** Gives back the time that a course claimed. */
export const releaseTimes = (tx: Tx, virtualGroupId: VirtualGroupId): Promise<void> => deleteClaims(tx, virtualGroupId);
