import type { Actor, LicenceId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { startLicence } from '../../licences/licences/index.ts';
import { insertAttempts } from './attempts.repository.ts';
import { lockForAssessment } from './online-assessments.repository.ts';

/**
 * Starts a licence and inserts an attempt at each module of the course, in the caller's transaction. A second call
 * waits for the first, finds the licence started and changes nothing. Returns whether this call began the course. An
 * online course can also assess delegates of a trainer-led course. It then uses the licence that their attendance has
 * started.
 */
export async function beginCourse(
  tx: Tx,
  actor: Actor,
  target: { courseId: number; licenceId: LicenceId; groupId: number; at: Date },
): Promise<boolean> {
  const hasStarted = await startLicence(tx, { licenceId: target.licenceId, actorId: actor.id, at: target.at });
  if (!hasStarted && !(await lockForAssessment(tx, target.licenceId))) return false;
  await insertAttempts(tx, target);
  await recordAudit(tx, actor, {
    action: 'learning.start',
    subject: `licence ${target.licenceId}`,
    groupId: target.groupId,
  });
  return true;
}
