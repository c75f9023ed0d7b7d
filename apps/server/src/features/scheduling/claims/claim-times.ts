import { AppError } from '@doselore/contract';
import type { Conflict } from '@doselore/contract/scheduling';
import type { Ignoring, PlannedSession } from '@doselore/contract/virtual-groups';
import type { Actor, UserId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { evaluate } from '../evaluation/evaluate.ts';
import { loadAccountConflicts } from '../facts/load-account-conflicts.ts';
import { loadFacts } from '../facts/load-facts.ts';
import { loadVenueConflicts } from '../facts/load-venue-conflicts.ts';
import { deleteClaims, insertClaims, lockAccount, lockTrainer, lockVenue } from './claims.repository.ts';

type Times = { trainerUserId: number | null; venueId: number | null; meeting_account_id: number | null };

type Override = { reason: string; by: UserId };

type Claiming = Times & {
  virtualGroupId: VirtualGroupId;
  sessions: readonly PlannedSession[];
  /** Reason to book in spite of conflicts that may be ignored, and whose it is. Null refuses them. */
  override: Override | null;
};

/**
 * Claims the time of a course for its trainer, its venue and its exclusive meeting account, in place of what it claimed
 * before. Asks the rules again, and throws 409 with the conflicts when they refuse. The caller has locked the course, its
 * trainer, its venue and its account, and stored its sessions. Returns the detail of the audit event about conflicts that
 * were ignored.
 */
export async function claimTimes(tx: Tx, claiming: Claiming): Promise<{ detail: { ignored: string } } | undefined> {
  const { virtualGroupId, trainerUserId: trainerId, venueId, override } = claiming;
  if (trainerId === null) throw new Error('A course is scheduled with a trainer');
  await deleteClaims(tx, virtualGroupId);
  const facts = await loadFacts(tx, { ...claiming, trainerId });
  const [trainer] = facts.trainers;
  if (trainer === undefined) throw new AppError('conflict', 'This trainer no longer exists. Choose another one.');
  const ofTrainer = evaluate(trainer, facts).conflicts;
  const ofVenue = await loadVenueConflicts(tx, claiming, facts);
  const { isExclusive, conflicts: ofAccount } = await loadAccountConflicts(tx, claiming, facts);
  refuse(trainer.name, { ofTrainer, ofOthers: [...ofVenue, ...ofAccount], mayIgnore: override !== null });
  const overrideFor = (conflicts: readonly Conflict[]) => (conflicts.length === 0 ? null : override);
  await insertClaims(tx, { virtualGroupId, of: { trainer_user_id: trainerId }, override: overrideFor(ofTrainer) });
  if (venueId !== null)
    await insertClaims(tx, { virtualGroupId, of: { venue_id: venueId }, override: overrideFor(ofVenue) });
  const { meeting_account_id: accountId } = claiming;
  if (accountId !== null && isExclusive)
    await insertClaims(tx, { virtualGroupId, of: { video_account_id: accountId }, override: overrideFor(ofAccount) });
  const ignored = [...new Set([...ofTrainer, ...ofVenue, ...ofAccount].map(({ code }) => code))].join(', ');
  return ignored === '' ? undefined : { detail: { ignored } };
}

/** Locks a trainer, a venue and a meeting account until commit, in this order, so that nobody else claims their time. */
export async function lockTimes(
  tx: Tx,
  { trainerUserId, venueId, meeting_account_id: accountId }: Times,
): Promise<void> {
  if (trainerUserId !== null) await lockTrainer(tx, trainerUserId);
  if (venueId !== null) await lockVenue(tx, venueId);
  if (accountId !== null) await lockAccount(tx, accountId);
}

/** Returns the reason and the person, when conflicts are ignored. */
export function overrideOf(
  { ignoreConflictWarning, conflict_reason: reason }: Ignoring,
  actor: Actor,
): Override | null {
  return ignoreConflictWarning === 1 ? { reason, by: actor.id } : null;
}

/** Gives back the time that a course claimed. */
export const releaseTimes = (tx: Tx, virtualGroupId: VirtualGroupId): Promise<void> => deleteClaims(tx, virtualGroupId);

type Found = { ofTrainer: readonly Conflict[]; ofOthers: readonly Conflict[]; mayIgnore: boolean };

function refuse(trainer: string, { ofTrainer, ofOthers, mayIgnore }: Found): void {
  const stands = (one: Conflict) => !(mayIgnore && one.can_be_ignored);
  const texts = [
    ...ofTrainer.filter(stands).map((one) => `${trainer}: ${one.text}`),
    ...ofOthers.filter(stands).map((one) => one.text),
  ];
  if (texts.length === 0) return;
  throw new AppError('conflict', `${[...new Set(texts)].join('. ')}. Nothing was changed.`);
}
