import { webAddresses } from '@doselore/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { publicUrl } from '../../../platform/public-url.ts';
import type { Services } from '../../../platform/services.ts';
import { listEndedAcceptances } from '../calendar/calendar-invitations.repository.ts';
import { listReachableDelegates, type Reachable } from '../delegates/delegates.repository.ts';
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

type Planned = { course: VirtualGroupData; kind: 'scheduled' | 'unscheduled'; userIds: readonly number[] };

/**
 * Emails these delegates that a course has a date, or none any more. People who accepted other times before the course
 * was a draft are told that they have to accept again.
 */
export async function emailOfPlan(services: Services, tx: Tx, { course, kind, userIds }: Planned): Promise<void> {
  const people = (await listReachableDelegates(tx, course.id)).filter(({ user_id }) => userIds.includes(user_id));
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
}
