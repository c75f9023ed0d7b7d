import { AppError } from '@doselore/contract';
import type { Actor, Scope, VirtualGroupId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { sendInvitations } from '../course-calendars/index.ts';
import { openCourse } from '../virtual-groups/index.ts';
import { deleteDraft, findBooking, hasLicences } from './planning.repository.ts';

type Place = { scope: Scope; virtualGroupId: VirtualGroupId };

/** Deletes a draft that has no delegates, no licences and no requests. Any other course is cancelled instead (409). */
export function deleteVirtualGroup(
  services: Pick<Services, 'db' | 'mail' | 'config' | 'clock'>,
  actor: Actor,
  target: Place,
): Promise<void> {
  const { virtualGroupId } = target;
  return inTransaction(services.db, async (tx) => {
    const course = await openCourse(tx, target);
    if (course.state !== 'draft' || course.delegates > 0 || (await hasLicences(tx, virtualGroupId)))
      throw new AppError('conflict', 'Only a draft without delegates and licences can be deleted. Cancel it instead.');
    if ((await findBooking(tx, virtualGroupId)) !== undefined)
      throw new AppError('conflict', 'This course was booked. Cancel it instead.');
    await sendInvitations(services, tx, virtualGroupId);
    await deleteDraft(tx, virtualGroupId);
    await recordAudit(tx, actor, {
      action: 'virtualGroups.delete',
      subject: `virtual group ${virtualGroupId}`,
      groupId: course.group_id,
      detail: { title: course.title },
    });
  });
}
