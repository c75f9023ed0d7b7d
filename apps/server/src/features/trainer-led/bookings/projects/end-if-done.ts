import type { GroupId, ProjectId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { completeProject } from './projects.repository.ts';

/** Completes a locked project when each of its units has ended and one of them with a course. */
export async function endIfDone(
  tx: Tx,
  { projectId, groupId, at }: { projectId: ProjectId; groupId: GroupId; at: Date },
): Promise<void> {
  if (await completeProject(tx, { projectId, at }))
    await recordAudit(tx, undefined, { action: 'bookings.complete', subject: `project ${projectId}`, groupId });
}
