import { AppError, type Body, fieldError, pickFields, type StoredRecord } from '@doselore/contract';
import { type changeTrainer, profileFields, trainerFields, trainingModes } from '@doselore/contract/trainers';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { type Actor, notFound } from '../../../platform/access/index.ts';
import { insertRole } from '../../../platform/accounts/index.ts';
import { mergeChange, recordAudit, recordChanges, tracesOf } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { refuseHalfPosition } from '../locations/index.ts';
import { endCoTraining } from '../scheduling/index.ts';
import {
  lockCandidate,
  lockTrainer,
  type StoredTrainer,
  updateTrainer,
  updateTrainerState,
} from './trainers.repository.ts';

type Change = Body<typeof changeTrainer>;
export type TrainerFields = StoredRecord<typeof trainerFields>;

const subjectOf = (userId: number) => `user ${userId}` as const;

function fieldsOf(row: StoredTrainer): TrainerFields {
  return {
    ...pickFields(profileFields, row),
    home_postcode: row.home_postcode ?? '',
    face_to_face: row.modes.includes('face_to_face'),
    virtual: row.modes.includes('virtual'),
  };
}

export function storedOf({ home_postcode, ...fields }: TrainerFields): StoredTrainer {
  return { ...pickFields(profileFields, fields), home_postcode, modes: trainingModes.filter((mode) => fields[mode]) };
}

/** Throws for a trainer without a mode, and for half a position. */
export function checkFields(fields: TrainerFields): void {
  if (!fields.face_to_face && !fields.virtual) throw fieldError('face_to_face', 'Choose at least one way of teaching');
  refuseHalfPosition(fields);
}

export function changeTrainerFields(
  { db }: Services,
  actor: Actor,
  { trainerUserId, change }: { trainerUserId: number; change: Change },
): Promise<TrainerFields> {
  const { baseValues, ...submitted } = change;
  const subject = subjectOf(trainerUserId);
  return inTransaction(db, async (tx) => {
    const before = await lockTrainer(tx, trainerUserId);
    if (before === undefined) throw notFound();
    const now = fieldsOf(before);
    const fields = await mergeChange<TrainerFields>(tx, actor, {
      subject,
      now,
      submitted,
      baseValues,
      traces: tracesOf(trainerFields),
    });
    checkFields(fields);
    await updateTrainer(tx, trainerUserId, storedOf(fields));
    await recordAudit(tx, actor, {
      action: 'trainers.change',
      subject,
      ...recordChanges(trainerFields, now, fields),
    });
    return fields;
  });
}

/** Activates a trainer, who can then be chosen for courses. Somebody who is active stays as they are. */
export function activate({ db, clock }: Services, actor: Actor, trainerUserId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const trainer = await lockTrainer(tx, trainerUserId);
    if (trainer === undefined) throw notFound();
    if (trainer.activated_at !== null && trainer.deactivated_at === null) return;
    if (trainer.home_postcode === null)
      throw new AppError('conflict', 'Enter the postcode of the trainer first. Journeys are estimated from it.');
    const account = await lockCandidate(tx, trainerUserId);
    if (account?.is_usable !== true)
      throw new AppError('conflict', 'The account of this trainer is archived. Restore it first.');
    await updateTrainerState(tx, trainerUserId, { activatedAt: clock.now() });
    await insertRole(tx, trainerUserId, 'trainer');
    await recordAudit(tx, actor, { action: 'trainers.activate', subject: subjectOf(trainerUserId) });
  });
}

/**
 * Deactivates a trainer. They keep the role and the courses whose trainer they are, are no longer co-trainer of courses
 * ahead, and cannot be chosen for another course.
 */
export function deactivate(
  { db, clock }: Services,
  actor: Actor,
  { trainerUserId, reason }: { trainerUserId: number; reason: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const trainer = await lockTrainer(tx, trainerUserId);
    if (trainer === undefined) throw notFound();
    if (trainer.deactivated_at !== null) return;
    await updateTrainerState(tx, trainerUserId, { deactivatedAt: clock.now(), reason });
    const left = await endCoTraining(tx, { userId: trainerUserId, londonNow: londonWallClock(clock.now()) });
    await recordAudit(tx, actor, {
      action: 'trainers.deactivate',
      subject: subjectOf(trainerUserId),
      ...(left > 0 && { detail: { courses_left: left } }),
    });
  });
}
