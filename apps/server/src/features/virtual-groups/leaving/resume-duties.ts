import { isHistoric } from '@doselore/contract/virtual-groups';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { Actor } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { addDelegates } from '../delegates/add-delegates.ts';
import { recordEach, type Step } from '../delegates/delegate-step.ts';
import { lockVirtualGroupById } from '../virtual-groups.repository.ts';
import { placesAheadOfWaiting } from '../waiting-list/change-waiting-list.ts';
import { insertWaiting } from '../waiting-list/waiting-list.repository.ts';
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
    const course = await lockVirtualGroupById(tx, virtualGroupId);
    const hasBegun = course?.training_start != null && course.training_start <= londonWallClock(at);
    if (course === undefined || isHistoric(course.state) || hasBegun) {
      lost.push(...ofCourse.map((duty) => ({ duty, why: 'the course has begun or ended' })));
      continue;
    }
    const step = { services, tx, actor, course, at };
    lost.push(...(await resumePlaces(step, ofCourse)));
    await resumeWaiting(step, ofCourse);
    for (const duty of ofCourse.filter(({ kind }) => kind === 'organiser')) {
      const isBack = await restoreOrganiser(tx, { virtualGroupId, userId: duty.user_id });
      if (!isBack) lost.push({ duty, why: 'it has another organiser' });
      else
        await recordAudit(tx, actor, {
          action: 'virtualGroups.resumeOrganiser',
          subject: `virtual group ${virtualGroupId}`,
          groupId: course.group_id,
          detail: { userId: duty.user_id },
        });
    }
  }
  return lost;
}

type OwnStep = Step & { actor: Actor };

async function resumePlaces(step: OwnStep, duties: readonly Duty[]): Promise<LostDuty[]> {
  const { tx, course, at } = step;
  const places = duties.filter(({ kind }) => kind === 'place');
  const back = places.slice(0, placesAheadOfWaiting(course));
  await addDelegates(
    { ...step, freed: 0 },
    back.map(({ user_id }) => user_id),
  );
  await restoreAnswers(tx, { virtualGroupId: course.id, answers: back, at });
  return places.slice(back.length).map((duty) => ({ duty, why: 'no place is free' }));
}

async function resumeWaiting({ tx, actor, course, at }: OwnStep, duties: readonly Duty[]): Promise<void> {
  const entries = duties.filter(({ kind }) => kind === 'waiting');
  if (entries.length === 0 || course.waiting_list === 'off') return;
  const userIds = entries.map(({ user_id }) => user_id);
  const joined = await insertWaiting(tx, { virtualGroupId: course.id, userIds, actorId: actor.id, at });
  await restoreJoined(tx, { virtualGroupId: course.id, entries });
  await recordEach({ tx, actor, course }, { action: 'virtualGroups.wait', userIds: joined });
}
