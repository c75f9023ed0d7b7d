import type { ProjectRequestId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { getBooking } from './booking.repository.ts';
import { endQuestions } from './confirmations.repository.ts';
import { notifyOfWithdrawal } from './notify-of-confirmation.ts';

/**
 * Withdraws the open question to confirm a start of a cancelled request. Notifies the trainer, unless they are
 * among those who were notified already.
 */
export async function withdrawQuestions(
  services: Pick<Services, 'mail'>,
  tx: Tx,
  { id, at, notified }: { id: ProjectRequestId; at: Date; notified: readonly number[] },
): Promise<void> {
  const trainerIds = (await endQuestions(tx, { requestId: id }, at)).filter(
    (trainerId) => !notified.includes(trainerId),
  );
  if (trainerIds.length === 0) return;
  await notifyOfWithdrawal(services, tx, { booking: await getBooking(tx, id), at, trainerIds, outcome: 'cancelled' });
}
