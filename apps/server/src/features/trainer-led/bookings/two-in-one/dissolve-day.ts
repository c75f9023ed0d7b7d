import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { releaseHolds } from '../../../scheduling/scheduling/holds/index.ts';
import { settleRequest } from '../asking/settle-request.ts';
import { endQuestions } from '../confirming/confirmations.repository.ts';
import { notifyOfWithdrawal } from '../confirming/notify-of-confirmation.ts';
import { withdrawUnfit } from '../due/withdraw-unfit.ts';
import { endChoice } from '../organising/organising.repository.ts';
import { endIfDone } from '../projects/end-if-done.ts';
import { findState, moveDates, saveAlone, saveSearching } from './dissolve-day.repository.ts';
import type { Keeping } from './notify-of-keeping.ts';

/**
 * Ends a locked day: one of its sessions becomes a request of its own, which has the dates with what was asked and answered about
 * them, and the other one is cancelled. What was held is given back, and a booked start is open again.
 */
export async function dissolveDay(
  services: Services,
  tx: Tx,
  { booking, keeps, at, reason }: Keeping & { reason: string },
): Promise<void> {
  const { id, day, project_id: projectId, group_id: groupId } = booking;
  if (day === null) throw new Error(`Project request ${id} leads no day`);
  const [kept, ended] = keeps === 'a' ? [id, day.second.id] : [day.second.id, id];
  const trainerIds = await endQuestions(tx, { requestId: id }, at);
  await notifyOfWithdrawal(services, tx, { booking, at, trainerIds, outcome: 'changed' });
  await endChoice(tx, { requestId: id, state: 'withdrawn', at });
  await releaseHolds(tx, { projectRequestId: id });
  const state = await findState(tx, id);
  await saveAlone(tx, { dayId: day.id, kept, ended, reason, at });
  await moveDates(tx, { from: id, to: kept });
  await withdrawUnfit(services, tx, { id: kept, groupId, at });
  if (state === 'awaiting_organiser' || state === 'organiser_booked') await saveSearching(tx, { id: kept, at });
  await settleRequest(services, tx, { id: kept, at });
  await endIfDone(tx, { projectId, groupId, at });
}
