import { AppError, type Body } from '@doselore/contract';
import type { cancelCourse as endpoint } from '@doselore/contract/course-ending';
import type { Actor, Scope, VirtualGroupId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { once } from '../../../platform/idempotency/index.ts';
import type { Services } from '../../../platform/services.ts';
import { changeCourse, openStep } from '../course-changes/index.ts';
import { listInformedWaiting } from '../course-delegates/index.ts';
import { findCourse } from '../virtual-groups/index.ts';
import { hasBegunByAttendance } from './attended-licences.repository.ts';
import { countReturns, endVirtualGroup } from './ending.repository.ts';
import { listInformedDelegates } from './notify-of-cancellation.ts';

type Place = { scope: Scope; virtualGroupId: VirtualGroupId };

export async function previewCancelling({ db }: Pick<Services, 'db'>, { scope, virtualGroupId }: Place) {
  const course = await findCourse(db, { scope, virtualGroupId });
  const returns = await countReturns(db, { id: virtualGroupId, keepUserIds: [] });
  const { length: informed } = await listInformedDelegates(db, course);
  const { length: told_waiting } = await listInformedWaiting(db, course);
  return { marked: course.marked, told: informed, told_waiting, ...returns };
}

type Cancelling = Place & Body<typeof endpoint>;

/** Cancels a virtual group before anybody attended. Every seat returns to the general pot. */
export async function cancelCourse(services: Services, actor: Actor, target: Cancelling): Promise<void> {
  const command = `cancel ${target.virtualGroupId}`;
  await once(services.db, { actorId: actor.id, key: target.idempotencyKey, command }, async (tx) => {
    const step = await openStep(services, tx, actor, target);
    const { id, marked, group_id: groupId } = step.course;
    if (marked > 0 || (await hasBegunByAttendance(tx, id)))
      throw new AppError(
        'conflict',
        'Attendance has been recorded, so close this course instead of cancelling it. Nothing was changed.',
      );
    const end = { id, state: 'cancelled', at: step.at, reason: target.reason } as const;
    const { reclaimed = 0, returned = 0 } = await changeCourse(step, () => endVirtualGroup(tx, end), {
      reason: target.reason,
    });
    const detail = { reclaimed, returned };
    await recordAudit(tx, actor, { action: 'virtualGroups.cancel', subject: `virtual group ${id}`, groupId, detail });
    return id;
  });
}
