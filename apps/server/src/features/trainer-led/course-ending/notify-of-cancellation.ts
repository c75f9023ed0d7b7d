import { terms, webAddresses } from '@doselore/contract';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { showCoTrainers } from '../../scheduling/co-trainers/index.ts';
import { findInformed, sendInvitations } from '../course-calendars/index.ts';
import type { CourseNow } from '../course-changes/index.ts';
import { courseSendings, findReachableDelegates, notifyLeaders, whenOf } from '../course-notices/index.ts';
import type { VirtualGroupData } from '../virtual-groups/index.ts';
import { sessionCancelled, waitingCancelled } from './ending.messages.ts';

type Cancelled = { course: VirtualGroupData; waiting: CourseNow['queue']; reason: string; at: Date };

/** Lists the delegates who know of a course. People know of a draft only when they were notified of a date before. */
export async function listInformedDelegates(db: Queries, course: VirtualGroupData) {
  const people = await findReachableDelegates(db, course.id);
  if (course.state !== 'draft') return people;
  const informed = await findInformed(db, course.id);
  return people.filter(({ user_id }) => informed.includes(user_id));
}

/**
 * Emails everybody who knows of a cancelled course once, in the transaction of the cancellation. Where a calendar has the
 * course, the same email takes it out. Also notifies those who lead it. `course` is the course before the cancellation.
 */
export async function notifyOfCancellation(services: Services, tx: Tx, target: Cancelled): Promise<void> {
  const { course, waiting, reason, at } = target;
  const { title, id, group_id: groupId } = course;
  const what = `${title}${whenOf(course)} has been cancelled.`;
  const { mail } = services;
  const reached = await sendInvitations(services, tx, id, (_services, _tx, sendings) =>
    mail.send(
      tx,
      sessionCancelled,
      sendings.map(({ values, ...sending }) => ({
        ...sending,
        values: { ...values, title, start: course.training_start, reason },
      })),
    ),
  );
  const others = (await listInformedDelegates(tx, course)).filter(({ user_id }) => !reached.includes(user_id));
  const values = { reason, page: webAddresses.trainerLedCourse(id, groupId) };
  await mail.send(tx, sessionCancelled, courseSendings(course, others, values));
  await mail.send(tx, waitingCancelled, courseSendings(course, waiting, values));
  const leaders = [course.trainer_user_id, ...(await showCoTrainers(tx, id)).map((one) => one.id)];
  const informed = course.state === 'draft' ? await findInformed(tx, id) : leaders;
  await notifyLeaders(tx, {
    ...{ course, at, title: `A ${terms.virtualGroup.one} was cancelled`, body: `${what} ${reason}` },
    userIds: leaders.filter((userId) => informed.includes(userId)),
  });
}
