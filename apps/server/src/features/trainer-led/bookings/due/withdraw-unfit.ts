import type { ProjectRequestId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { saveEnded } from '../asking/answers.repository.ts';
import { notifyOfWithdrawal } from '../asking/notify-trainers.ts';
import { listUnfit } from './due.repository.ts';

type Withdrawing = { id: ProjectRequestId; groupId: number; at: Date };

/** Withdraws the questions and accepted dates of trainers who can no longer lead the course. Returns their number. */
export async function withdrawUnfit(
  services: Pick<Services, 'mail'>,
  tx: Tx,
  { id, groupId, at }: Withdrawing,
): Promise<number> {
  const enquiryIds = (await listUnfit(tx, id)).map((one) => one.id);
  if (enquiryIds.length === 0) return 0;
  await saveEnded(tx, { ids: enquiryIds, state: 'withdrawn', at });
  await notifyOfWithdrawal(services, tx, { enquiryIds, at });
  await recordAudit(tx, undefined, {
    ...{ action: 'bookings.withdraw', subject: `project request ${id}`, groupId },
    detail: { questions: enquiryIds.length },
  });
  return enquiryIds.length;
}
