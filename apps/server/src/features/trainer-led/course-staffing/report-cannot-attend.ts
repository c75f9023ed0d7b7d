import { AppError, terms } from '@doselore/contract';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { Actor, Scope, VirtualGroupId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { openCourse, type VirtualGroupData } from '../virtual-groups/index.ts';
import { notifyOfReport } from './notify-of-report.ts';
import { insertReport, settleReports } from './reports.repository.ts';

type Target = { scope: Scope; virtualGroupId: VirtualGroupId };

/** Records that the actor cannot attend a course that they lead, and notifies the site admins. Repeats change nothing. */
export function reportCannotAttend(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { scope, virtualGroupId, reason }: Target & { reason: string },
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const course = await openCourse(tx, { scope, virtualGroupId });
    const at = services.clock.now();
    refuseLate(course, at);
    if (!(await insertReport(tx, { virtualGroupId, trainerId: actor.id, reason, at }))) return;
    await recordAudit(tx, actor, {
      action: 'virtualGroups.cannotAttend',
      subject: `virtual group ${virtualGroupId}`,
      groupId: course.group_id,
    });
    await notifyOfReport(tx, { course, trainerId: actor.id, reason, at });
  });
}

/** Takes back that the actor cannot attend, and notifies the site admins. Changes nothing without an open report. */
export function withdrawCannotAttend(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { scope, virtualGroupId }: Target,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const course = await openCourse(tx, { scope, virtualGroupId });
    const at = services.clock.now();
    if ((await settleReports(tx, { virtualGroupId, trainerIds: [actor.id], by: actor.id, at })) === 0) return;
    await recordAudit(tx, actor, {
      action: 'virtualGroups.canAttend',
      subject: `virtual group ${virtualGroupId}`,
      groupId: course.group_id,
    });
    await notifyOfReport(tx, { course, trainerId: actor.id, reason: null, at });
  });
}

/** Throws 409 for a course without a date, for one that is over, and after the first mark of attendance. */
function refuseLate(course: VirtualGroupData, at: Date): void {
  const { state, training_end: end, marked } = course;
  if (state === 'draft' || end === null)
    throw new AppError('conflict', `This ${terms.virtualGroup.one} is not scheduled yet. Nothing was changed.`);
  if (end <= londonWallClock(at))
    throw new AppError('conflict', `This ${terms.virtualGroup.one} is over. Nothing was changed.`);
  if (marked > 0)
    throw new AppError('conflict', 'Attendance has been recorded, so the trainer stays. Nothing was changed.');
}
