import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { listAskedTrainers, listOpenEnquiries, saveEnded } from './answers.repository.ts';
import { notifyOfWithdrawal } from './notify-trainers.ts';

/**
 * Withdraws the open questions and the accepted dates of locked requests that end, and notifies each trainer once for all
 * of them. Returns these trainers.
 */
export async function withdrawEnquiries(
  services: Pick<Services, 'mail'>,
  tx: Tx,
  { requestIds, at }: { requestIds: readonly number[]; at: Date },
): Promise<number[]> {
  const enquiryIds = await listOpenEnquiries(tx, requestIds);
  if (enquiryIds.length === 0) return [];
  await saveEnded(tx, { ids: enquiryIds, state: 'withdrawn', at });
  await notifyOfWithdrawal(services, tx, { enquiryIds, at });
  return listAskedTrainers(tx, enquiryIds);
}
