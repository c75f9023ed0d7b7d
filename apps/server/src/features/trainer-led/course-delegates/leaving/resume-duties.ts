import { isHistoric } from '@doselore/contract/virtual-groups';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { Actor } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { type CourseNow, changeCourse, type OwnStep } from '../../course-changes/index.ts';
import { lockCourseById } from '../../virtual-groups/index.ts';
import { addDelegates } from '../delegates/add-delegates.ts';
import { placesAheadOfWaiting, putOnList } from '../waiting-list/change-waiting-list.ts';
import { type Duty, restoreAnswers, restoreJoined, restoreOrganiser } from './duties.repository.ts';
import { byCourse } from './end-duties.ts';

export type LostDuty = { duty: Duty; why: string };

/**
 * Gives restored members their ended duties back, where they are still free. Returns the other duties with the reason.
 * A place that others wait for is not free.
 */
export async function resumeDuties(
  services: Services,
  tx: Tx,
  { actor, duties }: { actor: Actor; duties: readonly Duty[] },
): Promise<LostDuty[]> {
  const at = services.clock.now();
  const lost: LostDuty[] = [];
  for (const [virtualGroupId, ofCourse] of byCourse(duties)) {
    const course = await lockCourseById(tx, virtualGroupId);
    const hasBegun = course?.training_start != null && course.training_start <= londonWallClock(at);
    if (course === undefined || isHistoric(course.state) || hasBegun) {
      lost.push(...ofCourse.map((duty) => ({ duty, why: 'the course has begun or ended' })));
      continue;
    }
    const { result } = await changeCourse({ services, tx, actor, course, at }, (step) => resumeOn(step, ofCourse));
    lost.push(...result);
  }
  return lost;
}

type Opened = OwnStep & { before: CourseNow };

async function resumeOn(step: Opened, duties: readonly Duty[]): Promise<LostDuty[]> {
  const { tx, actor, course } = step;
  const { id: virtualGroupId, group_id: groupId } = course;
  const lost = await resumePlaces(step, duties);
  await resumeWaiting(step, duties);
  for (const duty of duties.filter(({ kind }) => kind === 'organiser')) {
    const userId = duty.user_id;
    const isBack = await restoreOrganiser(tx, { virtualGroupId, userId });
    if (!isBack) lost.push({ duty, why: 'it has another organiser' });
    else
      await recordAudit(tx, actor, {
        ...{ action: 'virtualGroups.resumeOrganiser', subject: `virtual group ${virtualGroupId}` },
        ...{ groupId, detail: { userId } },
      });
  }
  return lost;
}

async function resumePlaces(step: Opened, duties: readonly Duty[]): Promise<LostDuty[]> {
  const { tx, course, at } = step;
  const places = duties.filter(({ kind }) => kind === 'place');
  const back = places.slice(0, placesAheadOfWaiting(course));
  await addDelegates(
    step,
    back.map(({ user_id }) => user_id),
  );
  await restoreAnswers(tx, { virtualGroupId: course.id, answers: back, at });
  return places.slice(back.length).map((duty) => ({ duty, why: 'no place is free' }));
}

async function resumeWaiting(step: OwnStep, duties: readonly Duty[]): Promise<void> {
  const { tx, course } = step;
  const entries = duties.filter(({ kind }) => kind === 'waiting');
  if (course.waiting_list === 'off') return;
  await putOnList(
    step,
    entries.map(({ user_id }) => user_id),
  );
  await restoreJoined(tx, { virtualGroupId: course.id, entries });
}
