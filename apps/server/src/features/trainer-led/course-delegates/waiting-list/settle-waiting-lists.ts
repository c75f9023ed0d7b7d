import { isHistoric } from '@doselore/contract/virtual-groups';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { withoutScope } from '../../../../platform/access/index.ts';
import { minutes } from '../../../../platform/clock/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { type FrequentJob, queueTask, type TaskKind } from '../../../../platform/jobs/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { changeCourse, findDueQueues, recordEach, type Step, showQueue } from '../../course-changes/index.ts';
import { courseSendings } from '../../course-notices/index.ts';
import { lockCourseById } from '../../virtual-groups/index.ts';
import { announceMoved } from './announce-waiting.ts';
import { endWaiting } from './end-waiting.ts';
import type { Waiting } from './waiting.ts';
import { waitingEnded, waitingPassed } from './waiting-list.messages.ts';

const kind = 'waiting-list';

/** Queues a task for each course whose waiting list may have to change. */
export function watchWaitingLists({ clock }: Pick<Services, 'clock'>): FrequentJob {
  return {
    name: 'waiting-lists',
    everyMs: minutes(5),
    async run(tx) {
      const at = clock.now();
      for (const subjectId of await findDueQueues(tx, { at, londonNow: londonWallClock(at) }))
        await queueTask(tx, clock, { kind, subjectId });
    },
  };
}

/** Background task that settles the waiting list of one course under its lock. The job queues it again after a failure. */
export function waitingListTask(services: Services): TaskKind {
  return {
    kind,
    async step(tx, subjectId) {
      await settleWaitingList(services, tx, subjectId);
      return 'done';
    },
    giveUp: async () => undefined,
  };
}

/** Ends what has ended: offers without an answer, people who left, and lists of courses that have begun. Then fills places, and tells the others a new date. */
async function settleWaitingList(services: Services, tx: Tx, id: number): Promise<void> {
  const course = await lockCourseById(tx, withoutScope<'virtual group'>(id, 'job'));
  if (course === undefined) return;
  const step = { services, tx, actor: undefined, course, at: services.clock.now() };
  await changeCourse(step, endWhatHasEnded, { by: 'job' });
  if (course.state === 'scheduled' && !hasBegun(step)) await announceMoved(services, tx, course);
}

const hasBegun = ({ course: { training_start: start }, at }: Step): boolean =>
  start !== null && start <= londonWallClock(at);

async function endWhatHasEnded(step: Step): Promise<void> {
  const { services, tx, course, at } = step;
  const people = await showQueue(tx, course.id);
  await end(
    step,
    people.filter(({ is_eligible }) => !is_eligible),
  );
  const others = people.filter(({ is_eligible }) => is_eligible);
  if (isHistoric(course.state) || (course.state === 'scheduled' && hasBegun(step))) {
    await end(step, others);
    return services.mail.send(tx, waitingEnded, courseSendings(course, others));
  }
  const lapsed = others.filter(({ offered_until: until }) => until !== null && until <= at);
  await end(step, lapsed);
  await recordEach(step, { action: 'virtualGroups.lapseOffer', userIds: lapsed.map(({ user_id }) => user_id) });
  await services.mail.send(tx, waitingPassed, courseSendings(course, lapsed));
}

async function end({ tx, course }: Step, people: readonly Waiting[]): Promise<void> {
  const userIds = people.map(({ user_id }) => user_id);
  if (userIds.length > 0) await endWaiting(tx, { virtualGroupId: course.id, userIds, state: 'lapsed' });
}
