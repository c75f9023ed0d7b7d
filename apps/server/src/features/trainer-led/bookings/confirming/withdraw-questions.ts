import type { ProjectRequestId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { getBooking } from './booking.repository.ts';
import { endQuestions } from './confirmations.repository.ts';
import { notifyOfWithdrawal } from './notify-of-confirmation.ts';

/** Withdraws everything that people were asked about a cancelled request, and notifies its trainers once. */
export async function withdrawQuestions(
  services: Pick<Services, 'mail'>,
  tx: Tx,
  { id, at }: { id: ProjectRequestId; at: Date },
): Promise<void> {
  const trainerIds = await endQuestions(tx, id, at);
  if (trainerIds.length === 0) return;
  await notifyOfWithdrawal(services, tx, { booking: await getBooking(tx, id), at, trainerIds, outcome: 'cancelled' });
}
