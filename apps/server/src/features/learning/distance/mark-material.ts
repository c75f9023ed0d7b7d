import { AppError } from '@doselore/contract';
import { type Actor, notFound, type Scope } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { recordWork } from '../learning/index.ts';
import { listAttempts } from './assessments.repository.ts';
import { deleteRead, insertRead, listMaterials, lockEnrolment } from './distance.repository.ts';
import { checkMayLearn } from './enrolment.ts';

type Mark = { scope: Scope; courseUserId: number; materialId: number; read: boolean };

/**
 * Marks a material as read, or removes the mark while no assessment has been submitted. A repeated call changes
 * nothing.
 */
export async function markMaterial(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { scope, courseUserId, materialId, read }: Mark,
): Promise<void> {
  const at = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    const enrolment = await lockEnrolment(tx, scope, courseUserId);
    if (enrolment === undefined) throw notFound();
    const materials = await listMaterials(tx, { courseId: enrolment.course_id, courseUserId: enrolment.id });
    const material = materials.find(({ id }) => id === materialId);
    if (material === undefined) throw notFound();
    checkMayLearn(enrolment);
    if ((material.read_at !== null) === read) return;
    if (read) await insertRead(tx, { courseUserId, materialId, at });
    else {
      const attempts = await listAttempts(tx, enrolment.id);
      if (attempts.some((attempt) => attempt.handed_in_at !== null))
        throw new AppError('conflict', 'You have submitted the assessment, so the texts stay marked as read.');
      await deleteRead(tx, { courseUserId, materialId });
    }
    await recordWork(tx, { courseUserId: enrolment.id, at });
    await recordAudit(tx, actor, {
      action: read ? 'distance.read' : 'distance.unread',
      subject: `course user ${courseUserId}`,
      groupId: enrolment.group_id,
      detail: { materialId },
    });
  });
}
