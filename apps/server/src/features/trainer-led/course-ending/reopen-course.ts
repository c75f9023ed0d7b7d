import { AppError, type Body, terms } from '@doselore/contract';
import type { reopenCourse as endpoint } from '@doselore/contract/course-ending';
import { reopenDays } from '@doselore/contract/virtual-groups';
import type { Actor, Scope, VirtualGroupId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { days } from '../../../platform/clock/index.ts';
import { once } from '../../../platform/idempotency/index.ts';
import type { Services } from '../../../platform/services.ts';
import { resumeAssessments } from '../course-assessments/index.ts';
import { changeCourse, type Step } from '../course-changes/index.ts';
import { lockCourse, type VirtualGroupData } from '../virtual-groups/index.ts';
import { saveReopening } from './reopening.repository.ts';

type Reopening = Body<typeof endpoint> & { scope: Scope; virtualGroupId: VirtualGroupId };

/**
 * Reopens the register of a closed course within 30 days. Moves no seat, takes no time of the trainer, and leaves every
 * certificate as it is until the course is closed again (V16).
 */
export async function reopenCourse(services: Services, actor: Actor, target: Reopening): Promise<void> {
  const { virtualGroupId, reason, idempotencyKey: key } = target;
  const command = `reopen ${virtualGroupId}`;
  await once(services.db, { actorId: actor.id, key, command }, async (tx) => {
    const course = await lockCourse(tx, target);
    const step = { services, tx, actor, course, at: services.clock.now() };
    refuseUnlessClosed(course, step.at);
    const { result: revision } = await changeCourse(step, () => reopen(step, reason), { reason });
    await recordAudit(tx, actor, {
      action: 'virtualGroups.reopen',
      subject: `virtual group ${virtualGroupId}`,
      groupId: course.group_id,
      detail: { revision, ...course.close_report },
    });
    return virtualGroupId;
  });
}

/** Opens the register again. Returns how many times it has been reopened. */
async function reopen({ tx, course, at }: Step, reason: string): Promise<number> {
  await resumeAssessments(tx, course.id);
  return saveReopening(tx, { virtualGroupId: course.id, reason, at });
}

function refuseUnlessClosed({ state, ended_at: endedAt }: VirtualGroupData, at: Date): void {
  if (state !== 'closed' || endedAt === null)
    throw new AppError('conflict', `Only a closed ${terms.virtualGroup.one} can be reopened. Nothing was changed.`);
  if (endedAt.getTime() + days(reopenDays) < at.getTime())
    throw new AppError(
      'conflict',
      `This ${terms.virtualGroup.one} was closed more than ${reopenDays} days ago. Nothing was changed.`,
    );
}
