import { terms, webAddresses } from '@doselore/contract';
import type { ScheduleFields } from '@doselore/contract/virtual-groups';
import type { Tx } from '../../../platform/db/index.ts';
import { publicUrl } from '../../../platform/public-url.ts';
import type { Services } from '../../../platform/services.ts';
import { listEndedAcceptances } from '../calendar/calendar-invitations.repository.ts';
import { listReachableDelegates, type Reachable } from '../delegates/delegates.repository.ts';
import { notifyTrainer } from '../notify-trainer.ts';
import { skipAnnounced } from '../reminding/skip-announced.ts';
import { notifyOfReplacement } from '../staffing/notify-of-replacement.ts';
import type { VirtualGroupData } from '../virtual-groups.repository.ts';
import { acceptanceEndedText, bringOf, placeOf, whenOf } from './course-words.ts';

/**
 * Email about the date of a course, or about the place of a person. `subject` begins its subject, `lead` is its first
 * paragraph; `more` follows the details.
 */
export type Message = { subject: string; lead: string; more?: readonly string[] };

export const messages = {
  scheduled: (course: VirtualGroupData): Message => ({
    subject: `Booked: ${course.title}${whenOf(course)}`,
    lead: `You are booked on ${course.title}${whenOf(course)}.`,
  }),
  changed: (course: VirtualGroupData): Message => ({
    subject: `Changed: ${course.title}${whenOf(course)}`,
    lead: `${course.title} has changed. It is now${whenOf(course)}.`,
  }),
  unscheduled: (course: VirtualGroupData): Message => ({
    subject: `No date yet: ${course.title}`,
    lead: `${course.title}${whenOf(course)} no longer has a date. We tell you when there is a new one.`,
  }),
  declined: (course: VirtualGroupData): Message => ({
    subject: `You declined: ${course.title}${whenOf(course)}`,
    lead: `You declined ${course.title}${whenOf(course)}, so you are no longer booked on it.`,
  }),
  removed: (course: VirtualGroupData): Message => ({
    subject: `No longer booked: ${course.title}${whenOf(course)}`,
    lead: `You are no longer booked on ${course.title}${whenOf(course)}. Ask your organisation if you think this is wrong.`,
  }),
} as const;

type Person = { email: string; first_name: string };
type Sending = { course: VirtualGroupData; message: Message; people: readonly Person[]; withDetails: boolean };

/** Queues one email for each person. With details, it names the place and what to bring. */
export async function emailPeople(services: Pick<Services, 'mail' | 'config'>, tx: Tx, of: Sending): Promise<void> {
  const { course, message, people, withDetails } = of;
  await services.mail.queueAll(
    tx,
    people.map(({ email, first_name }) => ({
      to: email,
      subject: message.subject,
      greeting: `Hello ${first_name},`,
      paragraphs: [
        message.lead,
        ...(withDetails ? [...placeOf(course), ...bringOf(course)] : []),
        ...(message.more ?? []),
      ],
      link: { label: 'Open My Courses', url: `${publicUrl(services.config)}${webAddresses.myCourses()}` },
    })),
  );
}

type Planned = { course: VirtualGroupData; kind: 'scheduled' | 'unscheduled'; at: Date };

/**
 * Notifies delegates by email and the trainer by notification, in the transaction of the change. People who accepted
 * other times before the course was a draft are told that they have to accept again.
 */
export async function notifyOfPlan(services: Services, tx: Tx, { course, kind, at }: Planned): Promise<void> {
  const people = await listReachableDelegates(tx, course.id);
  const message = messages[kind](course);
  const withDetails = kind === 'scheduled';
  const ended = kind === 'scheduled' ? await listEndedAcceptances(tx, course.id) : [];
  const isAskedAgain = ({ user_id }: Reachable) => ended.includes(user_id);
  const others = people.filter((person) => !isAskedAgain(person));
  await emailPeople(services, tx, { course, message, people: others, withDetails });
  const again = {
    ...message,
    more: [acceptanceEndedText, 'Please accept or decline the new date under My Courses.'],
  };
  await emailPeople(services, tx, { course, message: again, people: people.filter(isAskedAgain), withDetails });
  if (kind === 'scheduled') await skipAnnounced(tx, { course, at });
  await notifyTrainer(tx, { course, ...trainerWords[kind](course), at });
}

const { one: courseTerm } = terms.virtualGroup;
const trainerWords: Record<Planned['kind'] | 'changed', (course: VirtualGroupData) => { title: string; body: string }> =
  {
    scheduled: (course) => ({
      title: `You lead a ${courseTerm}`,
      body: `${course.title}${whenOf(course)} for ${course.group_name}.`,
    }),
    changed: (course) => ({
      title: `A ${courseTerm} you lead has changed`,
      body: `${course.title} is now${whenOf(course)}.`,
    }),
    unscheduled: (course) => ({
      title: `A ${courseTerm} you lead no longer has a date`,
      body: `${course.title}${whenOf(course)} is a draft again.`,
    }),
  };

type Changed = {
  before: VirtualGroupData;
  after: VirtualGroupData;
  now: ScheduleFields;
  fields: ScheduleFields;
  at: Date;
};

/**
 * Notifies the trainer of a change of a scheduled course. A new trainer replaces the former one. Delegates get one email
 * for a burst of changes, with their calendar.
 */
export async function notifyOfChange(services: Services, tx: Tx, of: Changed): Promise<void> {
  const { before, after, now, fields, at } = of;
  const hasMoved = now.sessions !== fields.sessions || now.place !== fields.place || now.venueId !== fields.venueId;
  const hasNewTrainer = now.trainerUserId !== fields.trainerUserId;
  if (hasMoved) await skipAnnounced(tx, { course: after, at });
  if (hasMoved && !hasNewTrainer) await notifyTrainer(tx, { course: after, ...trainerWords.changed(after), at });
  if (hasNewTrainer) await notifyOfReplacement(services, tx, { before, after, at });
}
