import { terms, webAddresses } from '@doselore/contract';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import { publicUrl } from '../../../platform/public-url.ts';
import type { Services } from '../../../platform/services.ts';
import { showCoTrainers } from '../../scheduling/index.ts';
import { listInformed } from '../calendar/calendar-invitations.repository.ts';
import { sendInvitations } from '../calendar/send-invitations.ts';
import { listReachableDelegates, type Reachable } from '../delegates/delegates.repository.ts';
import { notifyLeaders } from '../notify-trainer.ts';
import { whenOf } from '../planning/course-words.ts';
import type { VirtualGroupData } from '../virtual-groups.repository.ts';
import type { Waiting } from '../waiting-list/waiting-list.repository.ts';

type Cancelled = { course: VirtualGroupData; waiting: readonly Waiting[]; reason: string; at: Date };

/** Lists the delegates who know of a course. Nobody knows of a draft who was not told a date before. */
export async function listInformedDelegates(db: Queries, course: VirtualGroupData): Promise<Reachable[]> {
  const people = await listReachableDelegates(db, course.id);
  if (course.state !== 'draft') return people;
  const informed = await listInformed(db, course.id);
  return people.filter(({ user_id }) => informed.includes(user_id));
}

/**
 * Emails everybody who knows of a cancelled course once, in the transaction of the cancellation. Where a calendar has the
 * course, the same email takes it out. Also notifies those who lead it. `course` is the course before the cancellation.
 */
export async function notifyOfCancellation(services: Services, tx: Tx, of: Cancelled): Promise<void> {
  const { course, waiting, reason, at } = of;
  const { title, id, group_id: groupId } = course;
  const what = `${title}${whenOf(course)} has been cancelled.`;
  const words = (more: readonly string[]) => ({
    subject: `Cancelled: ${title}${whenOf(course)}`,
    paragraphs: [what, `Reason: ${reason}`, ...more],
  });
  const ofGuests = ['Your organisation will tell you if there is a new date.'];
  const reached = await sendInvitations(services, tx, id, () => words(ofGuests));
  const delegates = await listInformedDelegates(tx, course);
  const url = `${publicUrl(services.config)}${webAddresses.trainerLedCourse(id, groupId)}`;
  const others = [
    ...delegates.filter(({ user_id }) => !reached.includes(user_id)).map((person) => ({ person, more: ofGuests })),
    ...waiting.map((person) => ({ person, more: ['Its waiting list has ended.'] })),
  ];
  await services.mail.queueAll(
    tx,
    others.map(({ person, more }) => ({
      ...{ to: person.email, greeting: `Hello ${person.first_name},`, ...words(more) },
      link: { label: 'Open', url },
    })),
  );
  const leaders = [course.trainer_user_id, ...(await showCoTrainers(tx, id)).map((one) => one.id)];
  const informed = course.state === 'draft' ? await listInformed(tx, id) : leaders;
  await notifyLeaders(tx, {
    ...{ course, at, title: `A ${terms.virtualGroup.one} was cancelled`, body: `${what} ${reason}` },
    userIds: leaders.filter((userId) => informed.includes(userId)),
  });
}
