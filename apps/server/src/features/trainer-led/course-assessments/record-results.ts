import type { Actor } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { issueCertificate } from '../../certificates/certificates/index.ts';
import { finishLicences, startLicence } from '../../licences/licences/index.ts';
import type { VirtualGroupData } from '../virtual-groups/index.ts';
import { type Result, saveResults } from './assessments.repository.ts';

type Recording = { course: VirtualGroupData; results: readonly Result[]; at: Date; detail?: object };

/**
 * Records results in the caller's transaction, which holds the lock of the course. A licence that is not started is used
 * now. A pass completes it and gives the certificate from this day; a failure ends it, and it can be retried.
 */
export async function recordResults(
  tx: Tx,
  { clock, actor }: { clock: Clock; actor: Actor },
  { course, results, at, detail = {} }: Recording,
): Promise<void> {
  const inOrder = [...results].sort((one, other) => one.licenceId - other.licenceId);
  for (const { licenceId } of inOrder) await startLicence(tx, { licenceId, actorId: actor.id, at });
  for (const [result, outcome] of [
    ['passed', 'completed'],
    ['failed', 'failed'],
  ] as const) {
    const licenceIds = inOrder.filter((one) => one.result === result).map(({ licenceId }) => licenceId);
    await finishLicences(tx, { licenceIds, outcome, at });
    if (result === 'passed')
      for (const id of licenceIds) await issueCertificate(tx, clock, { source: 'pled', id, isAssessed: true });
  }
  await saveResults(tx, { virtualGroupId: course.id, results: inOrder, actorId: actor.id, at });
  for (const { userId, result, score } of inOrder)
    await recordAudit(tx, actor, {
      action: 'virtualGroups.assess',
      subject: `virtual group ${course.id}`,
      groupId: course.group_id,
      detail: { userId, result, ...(score !== null && { score }), ...detail },
    });
}
