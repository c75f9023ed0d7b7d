import { AppError, type Body, fieldError, terms } from '@doselore/contract';
import { coTrainerTexts, type changeManagers as endpoint } from '@doselore/contract/course-staffing';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { Actor, Scope, VirtualGroupId } from '../../../platform/access/index.ts';
import { mergeChange, recordAudit } from '../../../platform/audit/index.ts';
import type { Services } from '../../../platform/services.ts';
import { changeCoTrainers, showCoTrainers } from '../../scheduling/co-trainers/index.ts';
import { lockTimes, overrideOf } from '../../scheduling/scheduling/index.ts';
import { checkTrainer } from '../../scheduling/trainers/index.ts';
import { changeCourse, type OwnStep, onCourse } from '../course-changes/index.ts';
import { refuseMarked } from '../course-planning/index.ts';
import type { VirtualGroupData } from '../virtual-groups/index.ts';

type Change = Body<typeof endpoint>;
type Target = { scope: Scope; virtualGroupId: VirtualGroupId; change: Change };
type Ids = readonly number[];

const isSame = (some: Ids, others: Ids) => some.length === others.length && some.every((id) => others.includes(id));

const textOf = (ids: Ids) => coTrainerTexts.textOf(ids.map((userId) => ({ userId })));
const idsIn = (text: string) => coTrainerTexts.rowsOf(text).map(({ userId }) => userId);

/**
 * Replaces the co-trainers of a course, and returns them as their text. Those who are added claim its time when it is
 * scheduled.
 */
export function changeManagers(services: Services, actor: Actor, { change, ...target }: Target) {
  return onCourse(services, actor, target, async (step): Promise<{ co_trainers: string }> => {
    const { tx, course, at } = step;
    const before = (await showCoTrainers(tx, course.id)).map(({ id }) => id);
    if (isSame(before, change.userIds)) return { co_trainers: textOf(before) };
    refuseMarked(course);
    refuseOver(course, at);
    const fields = await merge(step, before, change);
    const after = idsIn(fields.co_trainers);
    if (isSame(before, after)) return fields;
    const override = overrideOf(change, actor);
    const { ignored } = await changeCourse(step, () => replace(step, before, after), { override });
    await recordAudit(tx, actor, {
      action: 'virtualGroups.changeManagers',
      subject: `virtual group ${course.id}`,
      groupId: course.group_id,
      changes: { co_trainers: [before.join(', '), after.join(', ')] },
      ...ignored,
    });
    return fields;
  });
}

function merge({ tx, actor, course }: OwnStep, before: Ids, { userIds, baseValues, baseUserIds }: Change) {
  const now = { co_trainers: textOf(before) };
  if (baseValues === undefined && !isSame(before, baseUserIds ?? []))
    throw new AppError('conflict', 'Someone else changed this after you opened it. Reload the page.');
  return mergeChange<{ co_trainers: string }>(tx, actor, {
    ...{ subject: `virtual group ${course.id}`, now, submitted: { co_trainers: textOf(userIds) } },
    baseValues: baseValues ?? now,
  });
}

/** Saves the co-trainers. Throws 422 for people who cannot lead the course. */
async function replace({ tx, actor, course, at }: OwnStep, before: Ids, after: Ids): Promise<void> {
  const { id: virtualGroupId } = course;
  if (after.some((id) => id === course.trainer_user_id))
    throw fieldError('userIds', `${course.trainer} leads this course already`);
  const added = after.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !after.includes(id));
  await lockTimes(tx, {
    ...{ virtualGroupId, trainerIds: added },
    trainerUserId: null,
    venueId: null,
    video_account_id: null,
  });
  for (const id of added) await checkTrainer(tx, id, { field: 'userIds' });
  await changeCoTrainers(tx, { virtualGroupId, added, removed, by: actor.id, at });
}

function refuseOver({ training_end: end }: VirtualGroupData, at: Date): void {
  if (end !== null && end <= londonWallClock(at))
    throw new AppError('conflict', `This ${terms.virtualGroup.one} is over. Nothing was changed.`);
}
