import { AppError } from '@doselore/contract';
import type { ManualStatus, OwnConflictCode } from '@doselore/contract/bookings';
import type { Actor } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { subjectOf } from '../wanted/booking-unit.ts';
import { confirmStart, declineStart } from './answer-question.ts';
import { type Manual, saveNote } from './confirmations.repository.ts';
import { type ConfirmingStep, lockStep, onConfirmation, refuseEnded } from './confirming-step.ts';

type Confirming = { id: number; overrides: readonly OwnConflictCode[] };

/** Confirms a start for the trainer who was asked. A repeat changes nothing. */
export async function confirmBooking(services: Services, actor: Actor, { id, overrides }: Confirming): Promise<void> {
  const blocked = await onConfirmation(services, { id, actor, trainerUserId: actor.id }, async (step) => {
    if (step.confirmation.state === 'confirmed') return undefined;
    refuseEnded(step);
    return await confirmStart(step, { overrides });
  });
  refuseBlocked(blocked);
}

/** Rejects a start for the trainer who was asked. A repeat changes nothing. */
export async function rejectBooking(
  services: Services,
  actor: Actor,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  await onConfirmation(services, { id, actor, trainerUserId: actor.id }, async (step) => {
    if (step.confirmation.state === 'rejected') return;
    refuseEnded(step);
    await declineStart(step, { state: 'rejected', reason });
  });
}

/** State of a question that each recorded status ends with. */
const states = { confirmed: 'confirmed', rejected: 'rejected', no_answer: 'lapsed', other: undefined } as const;

/** Records for a site admin what a trainer said elsewhere. A repeat changes nothing. */
export async function recordConfirmation(
  services: Services,
  actor: Actor,
  { id, ...manual }: { id: number; status: ManualStatus; note: string },
): Promise<void> {
  const blocked = await onConfirmation(services, { id, actor }, async (step) => {
    if (step.confirmation.state === states[manual.status]) return undefined;
    refuseEnded(step);
    return await actOn(step, manual);
  });
  refuseBlocked(blocked);
}

async function actOn(step: ConfirmingStep, manual: Manual): Promise<string | undefined> {
  const { tx, actor, booking, confirmation } = step;
  const { status, note } = manual;
  if (status === 'confirmed') return confirmStart(step, { overrides: 'all', manual });
  if (status === 'other') {
    await saveNote(tx, confirmation.id, manual);
    await recordAudit(tx, actor, {
      ...{ action: 'bookings.manual', subject: subjectOf(booking), groupId: booking.group_id },
      detail: { userId: confirmation.trainer_user_id, status },
    });
    return undefined;
  }
  await declineStart(
    step,
    status === 'rejected' ? { state: 'rejected', reason: note, manual } : { state: 'lapsed', manual },
  );
  return undefined;
}

/**
 * Confirms a question to a trainer whose yes to the date was firm, in the transaction that asks it. Throws 409 when the
 * booking cannot become a course.
 */
export async function confirmAtOnce(services: Services, tx: Tx, id: number): Promise<void> {
  const blocked = await confirmChosen(services, tx, id);
  if (blocked !== undefined)
    throw new AppError('conflict', `This booking cannot become a course. ${blocked}. Nothing was changed.`);
}

/** As `confirmAtOnce`, but returns why the booking cannot become a course: then the question stays open, and site admins hear why. */
export async function confirmChosen(services: Services, tx: Tx, id: number): Promise<string | undefined> {
  const step = await lockStep(services, tx, { id });
  if (step === undefined) throw new Error(`Question ${id} was stored before and is gone`);
  return await confirmStart(step, { overrides: [] });
}

function refuseBlocked(reason: string | undefined): void {
  if (reason !== undefined)
    throw new AppError(
      'conflict',
      `This booking cannot become a course yet. ${reason}. We have notified the site admins.`,
    );
}
