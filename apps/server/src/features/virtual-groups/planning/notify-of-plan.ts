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
  scheduled: (session: VirtualGroupData): Message => ({
    subject: `Booked: ${session.title}${whenOf(session)}`,
    lead: `You are booked on ${session.title}${whenOf(session)}.`,
  }),
  changed: (session: VirtualGroupData): Message => ({
    subject: `Changed: ${session.title}${whenOf(session)}`,
    lead: `${session.title} has changed. It is now${whenOf(session)}.`,
  }),
  unscheduled: (session: VirtualGroupData): Message => ({
    subject: `No date yet: ${session.title}`,
    lead: `${session.title}${whenOf(session)} no longer has a date. We tell you when there is a new one.`,
  }),
  declined: (session: VirtualGroupData): Message => ({
    subject: `You declined: ${session.title}${whenOf(session)}`,
    lead: `You declined ${session.title}${whenOf(session)}, so you are no longer booked on it.`,
  }),
  removed: (session: VirtualGroupData): Message => ({
    subject: `No longer booked: ${session.title}${whenOf(session)}`,
    lead: `You are no longer booked on ${session.title}${whenOf(session)}. Ask your organisation if you think this is wrong.`,
  }),
} as const;

type Person = { email: string; first_name: string };
type Sending = { session: VirtualGroupData; message: Message; people: readonly Person[]; withDetails: boolean };

/** Queues one email for each person. With details, it names the place and what to bring. */
export async function emailPeople(services: Pick<Services, 'mail' | 'config'>, tx: Tx, of: Sending): Promise<void> {
  const { session, message, people, withDetails } = of;
  await services.mail.queueAll(
    tx,
    people.map(({ email, first_name }) => ({
      to: email,
      subject: message.subject,
      greeting: `Hello ${first_name},`,
      paragraphs: [
        message.lead,
        ...(withDetails ? [...placeOf(session), ...bringOf(session)] : []),
        ...(message.more ?? []),
      ],
      link: { label: 'Open My Courses', url: `${publicUrl(services.config)}${webAddresses.myCourses()}` },
    })),
  );
}

type Planned = { session: VirtualGroupData; kind: 'scheduled' | 'unscheduled'; at: Date };

/**
 * Notifies delegates by email and the trainer by notification, in the transaction of the change. People who accepted
 * other times before the course was a draft are told that they have to accept again.
 */
export async function notifyOfPlan(services: Services, tx: Tx, { session, kind, at }: Planned): Promise<void> {
  const people = await listReachableDelegates(tx, session.id);
  const message = messages[kind](session);
  const withDetails = kind === 'scheduled';
  const ended = kind === 'scheduled' ? await listEndedAcceptances(tx, session.id) : [];
  const isAskedAgain = ({ user_id }: Reachable) => ended.includes(user_id);
  const others = people.filter((person) => !isAskedAgain(person));
  await emailPeople(services, tx, { session, message, people: others, withDetails });
  const again = {
    ...message,
    more: [acceptanceEndedText, 'Please accept or decline the new date under My Courses.'],
  };
  await emailPeople(services, tx, { session, message: again, people: people.filter(isAskedAgain), withDetails });
  if (kind === 'scheduled') await skipAnnounced(tx, { session, at });
  await notifyTrainer(tx, { session, ...trainerWords[kind](session), at });
}

const course = terms.virtualGroup.one;
const trainerWords: Record<
  Planned['kind'] | 'changed',
  (session: VirtualGroupData) => { title: string; body: string }
> = {
  scheduled: (session) => ({
    title: `You lead a ${course}`,
    body: `${session.title}${whenOf(session)} for ${session.group_name}.`,
  }),
  changed: (session) => ({
    title: `A ${course} you lead has changed`,
    body: `${session.title} is now${whenOf(session)}.`,
  }),
  unscheduled: (session) => ({
    title: `A ${course} you lead no longer has a date`,
    body: `${session.title}${whenOf(session)} is a draft again.`,
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
  if (hasMoved) await skipAnnounced(tx, { session: after, at });
  if (hasMoved && !hasNewTrainer) await notifyTrainer(tx, { session: after, ...trainerWords.changed(after), at });
  if (hasNewTrainer) await notifyOfReplacement(services, tx, { before, after, at });
}
