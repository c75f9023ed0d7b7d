import { AppError, type Body, terms } from '@doselore/contract';
import type { publishVirtualGroup as endpoint } from '@doselore/contract/course-planning';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { Actor, Scope, VirtualGroupId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import type { Services } from '../../../platform/services.ts';
import { overrideOf } from '../../scheduling/scheduling/index.ts';
import { changeCourse, type OwnStep, onCourse } from '../course-changes/index.ts';
import { refuseMarked } from './check-plan.ts';
import { saveState } from './planning.repository.ts';
import { scheduleCourse } from './schedule-course.ts';

type Place = { scope: Scope; virtualGroupId: VirtualGroupId };

/** Schedules a complete draft. A course that is already scheduled stays as it is, and nobody is notified again. */
export function publishVirtualGroup(
  services: Services,
  actor: Actor,
  { ignoring, ...target }: Place & { ignoring: Body<typeof endpoint> },
): Promise<void> {
  return onCourse(services, actor, target, async (step) => {
    if (step.course.state !== 'draft') return;
    await scheduleCourse(step, { override: overrideOf(ignoring, actor) });
  });
}

/** Makes a scheduled course a draft again, before anybody attended. */
export function unpublishVirtualGroup(services: Services, actor: Actor, target: Place): Promise<void> {
  return onCourse(services, actor, target, async (step) => {
    const { tx, course, at } = step;
    if (course.state === 'draft') return;
    refuseMarked(course);
    if (course.training_start !== null && course.training_start <= londonWallClock(at))
      throw new AppError('conflict', `This ${terms.virtualGroup.one} has begun. Cancel or close it instead.`);
    await changeCourse(step, () => saveState(tx, { virtualGroupId: course.id, state: 'draft', at: null }));
    await recordAudit(tx, actor, { action: 'virtualGroups.unpublish', ...subjectOf(step) });
  });
}

const subjectOf = ({ course }: OwnStep) =>
  ({ subject: `virtual group ${course.id}`, groupId: course.group_id }) as const;
