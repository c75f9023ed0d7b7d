import { AppError, type Body, fieldError, terms } from '@doselore/contract';
import type { changeManagers as endpoint } from '@doselore/contract/virtual-groups';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { Actor, Scope, VirtualGroupId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { changeCoTrainers, lockTrainers, overrideOf, showCoTrainers } from '../../../scheduling/scheduling/index.ts';
import { checkTrainer } from '../../../scheduling/trainers/index.ts';
import { changeCourse, onCourse } from '../changing/change-course.ts';
import type { OwnStep } from '../changing/step.ts';
import { refuseMarked } from '../planning/check-plan.ts';
import type { VirtualGroupData } from '../virtual-groups.repository.ts';

type Of = { scope: Scope; virtualGroupId: VirtualGroupId; change: Body<typeof endpoint> };

const isSame = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && some.every((id) => others.includes(id));

/** Replaces the co-trainers of a course. Those who are added claim its time when it is scheduled. */
export function changeManagers(services: Services, actor: Actor, { change, ...of }: Of): Promise<void> {
  return onCourse(services, actor, of, async (step) => {
    const { tx, course } = step;
    const before = (await showCoTrainers(tx, course.id)).map(({ id }) => id);
    if (isSame(before, change.userIds)) return;
    const override = overrideOf(change, actor);
    const { ignored } = await changeCourse(step, () => replace(step, before, change), { override });
    await recordAudit(tx, actor, {
      action: 'virtualGroups.changeManagers',
      subject: `virtual group ${course.id}`,
      groupId: course.group_id,
      changes: { co_trainers: [before.join(', '), change.userIds.toSorted((a, b) => a - b).join(', ')] },
      ...ignored,
    });
  });
}

/** Saves the co-trainers. Throws 422 for people who cannot lead the course, and 409 when the form is out of date. */
async function replace(
  { tx, actor, course, at }: OwnStep,
  before: readonly number[],
  { userIds, baseUserIds }: Of['change'],
): Promise<void> {
  const { id: virtualGroupId } = course;
  refuseMarked(course);
  refuseOver(course, at);
  if (!isSame(before, baseUserIds))
    throw new AppError('conflict', 'Someone else changed this after you opened it. Reload the page.');
  if (userIds.some((id) => id === course.trainer_user_id))
    throw fieldError('userIds', `${course.trainer} leads this course already`);
  const added = userIds.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !userIds.includes(id));
  await lockTrainers(tx, { virtualGroupId, userIds: added });
  for (const id of added) await checkTrainer(tx, id, { field: 'userIds' });
  await changeCoTrainers(tx, { virtualGroupId, added, removed, by: actor.id, at });
}

function refuseOver({ training_end: end }: VirtualGroupData, at: Date): void {
  if (end !== null && end <= londonWallClock(at))
    throw new AppError('conflict', `This ${terms.virtualGroup.one} is over. Nothing was changed.`);
}
