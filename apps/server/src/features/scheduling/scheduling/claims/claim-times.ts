import type { PlannedSession } from '@doselore/contract/course-planning';
import type { VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { showCoTrainers } from '../../co-trainers/index.ts';
import { demandOfCourse } from '../facts/demand-of-course.ts';
import { claimFor, type Ignored } from './claim-for.ts';
import { deleteClaims, lockAccount, lockTrainersOf, lockVenue } from './claims.repository.ts';
import type { Override } from './override.ts';

type Times = {
  /** Null for a booking that has no course yet. */
  virtualGroupId: VirtualGroupId | null;
  trainerUserId: number | null;
  /** Other trainers whose times are compared or claimed. */
  trainerIds?: readonly number[];
  venueId: number | null;
  video_account_id: number | null;
  /** Venue and meeting account of the second session of a day. */
  beside?: { venueId: number | null; video_account_id: number | null } | undefined;
};

type Claiming = Times & {
  virtualGroupId: VirtualGroupId;
  sessions: readonly PlannedSession[];
  /** Reason to book in spite of conflicts that may be ignored, and whose it is. Null refuses them. */
  override: Override | null;
  at: Date;
};

/**
 * Claims the time of a course for its trainer, its co-trainers, its venue and its exclusive meeting account, in place of
 * what it claimed before. Asks the rules again, and throws 409 with the conflicts when they refuse. The caller has
 * locked the course and what it claims, and stored its sessions. Returns the detail of the audit event about conflicts
 * that were ignored.
 */
export async function claimTimes(tx: Tx, { trainerUserId, override, ...plan }: Claiming): Promise<Ignored> {
  const { virtualGroupId } = plan;
  if (trainerUserId === null) throw new Error('A course is scheduled with a trainer');
  await deleteClaims(tx, virtualGroupId);
  const coTrainers = await showCoTrainers(tx, virtualGroupId);
  const trainerIds = [trainerUserId, ...coTrainers.map(({ id }) => id)];
  return claimFor(tx, {
    ...{ source: { virtualGroupId }, trainerIds, override },
    demand: await demandOfCourse(tx, plan),
  });
}

/**
 * Locks trainers and the co-trainers of a course, a venue and a meeting account until commit, in this order; several of a kind
 * by their ids.
 */
export async function lockTimes(tx: Tx, subject: Times): Promise<void> {
  const { trainerUserId, trainerIds = [], beside } = subject;
  const userIds = trainerUserId === null ? trainerIds : [...trainerIds, trainerUserId];
  await lockTrainersOf(tx, { virtualGroupId: subject.virtualGroupId, userIds });
  for (const venueId of inOrder(subject.venueId, beside?.venueId)) await lockVenue(tx, venueId);
  for (const id of inOrder(subject.video_account_id, beside?.video_account_id)) await lockAccount(tx, id);
}

const inOrder = (...ids: readonly (number | null | undefined)[]): number[] =>
  [...new Set(ids.filter((id) => typeof id === 'number'))].sort((a, b) => a - b);

/** Gives back the time that a course claimed. */
export const releaseTimes = (tx: Tx, virtualGroupId: VirtualGroupId): Promise<void> => deleteClaims(tx, virtualGroupId);
