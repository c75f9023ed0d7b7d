import { webAddresses } from '@doselore/contract';
import { certificatesText, exportProblemTexts, notAddedText } from '@doselore/contract/exports';
import { formatLongDay } from '../../../platform/clock/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { notify } from '../../site/notifications/index.ts';
import type { ClaimedExport } from './claim-export.repository.ts';

/** Notifies the person who started an export that its file can be downloaded. */
export async function notifyOfFile(
  tx: Tx,
  made: ClaimedExport,
  { done, failed, storedUntil, at }: { done: number; failed: number; storedUntil: Date; at: Date },
): Promise<void> {
  await notifyOfEnd(tx, made, {
    title: 'Your file with certificates is ready',
    body: `${certificatesText(done)}.${notAddedText(failed)} You can download the file until ${formatLongDay(storedUntil)}.`,
    at,
  });
}

/** Notifies the person who started an export that its file could not be made. */
export async function notifyOfFailure(tx: Tx, failed: ClaimedExport, at: Date): Promise<void> {
  await notifyOfEnd(tx, failed, {
    title: 'Your file with certificates could not be created',
    body: exportProblemTexts.not_made,
    at,
  });
}

async function notifyOfEnd(tx: Tx, ended: ClaimedExport, text: { title: string; body: string; at: Date }) {
  const { level, group_id: groupId } = ended;
  const subgroupId = ended.subgroup_id ?? ended.course_subgroup_id ?? undefined;
  const virtualGroupId = ended.virtual_group_id ?? undefined;
  await notify(tx, {
    ...text,
    code: 'export_ended',
    tag: 'Certificates',
    groupId,
    subgroupId: subgroupId ?? null,
    userIds: [ended.requested_by],
    actionUrl: webAddresses.certificates({ level, groupId, subgroupId, virtualGroupId }),
  });
}
