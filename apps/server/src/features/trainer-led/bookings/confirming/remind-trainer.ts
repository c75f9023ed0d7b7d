import { AppError } from '@doselore/contract';
import { confirmingLimits } from '@doselore/contract/bookings';
import type { Actor } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { hours } from '../../../../platform/clock/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { subjectOf } from '../wanted/booking-unit.ts';
import { saveReminded } from './confirmations.repository.ts';
import { onConfirmation, refuseEnded } from './confirming-step.ts';
import { remindOfQuestion } from './notify-of-confirmation.ts';

/** Reminds a trainer of an open question by email. Throws 409 within a day of the last reminder. */
export function remindTrainer(services: Services, actor: Actor, id: number): Promise<void> {
  return onConfirmation(services, { id, actor }, async (step) => {
    refuseEnded(step);
    const { tx, at, booking, confirmation } = step;
    const last = confirmation.reminded_at.at(-1);
    if (last !== undefined && at.getTime() - last.getTime() < hours(confirmingLimits.remindEvery))
      throw new AppError('conflict', 'The trainer was reminded within the last day. Nothing was sent.');
    await saveReminded(tx, id, at);
    await remindOfQuestion(services, tx, { booking, confirmation, isByHand: true, at });
    await recordAudit(tx, actor, {
      ...{ action: 'bookings.remind', subject: subjectOf(booking), groupId: booking.group_id },
      detail: { userId: confirmation.trainer_user_id },
    });
  });
}
