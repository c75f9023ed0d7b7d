import { londonWallClock } from '@doselore/contract/wall-clock';
import { writeCalendar } from '../../../platform/calendar/index.ts';
import { after, type Clock, minutes } from '../../../platform/clock/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { type FrequentJob, queueTask, queueTaskAt, type TaskKind } from '../../../platform/jobs/index.ts';
import type { Services } from '../../../platform/services.ts';
import { courseSending } from '../course-notices/index.ts';
import { listOutdatedCourses, saveKnownEvents } from './calendar-invitations.repository.ts';
import { compareCalendars, pageOf } from './compare-calendars.ts';
import { type CalendarSending, emailCalendars } from './email-calendars.ts';
import type { CalendarEmail } from './plan-invitations.ts';

const kind = 'calendar-invitations';
const pauseMinutes = 2;

/** Has the calendars of a course compared 2 minutes after its last change, so that a burst of changes is one email. */
export function queueInvitations(tx: Tx, clock: Clock, virtualGroupId: number): Promise<void> {
  return queueTaskAt(tx, after(clock, minutes(pauseMinutes)), { kind, subjectId: virtualGroupId });
}

/** Finds people with another address, and people who left, whose calendars still have a course. */
export function watchInvitations({ clock }: Pick<Services, 'clock'>): FrequentJob {
  return {
    name: 'calendar-invitations',
    everyMs: minutes(5),
    async run(tx) {
      for (const subjectId of await listOutdatedCourses(tx, londonWallClock(clock.now())))
        await queueTask(tx, clock, { kind, subjectId });
    },
  };
}

/**
 * Background task that emails what changed in the calendars of one course. It does not lock the course: a command that
 * queues this task waits until it has ended, and queues it again.
 */
export function invitationsTask(services: Services): TaskKind {
  return {
    kind,
    async step(tx, subjectId) {
      await sendInvitations(services, tx, subjectId);
      return 'done';
    },
    giveUp: async () => undefined,
  };
}

type Core = Pick<Services, 'mail' | 'config' | 'clock'>;

/**
 * Emails what changed in the calendars of a course since the last email, by `email`. Sessions that are over stay as
 * they are. Returns the ids of the people who got an email.
 */
export async function sendInvitations(
  services: Core,
  tx: Tx,
  id: number,
  email: typeof emailCalendars = emailCalendars,
): Promise<number[]> {
  const compared = await compareCalendars(services, tx, id);
  if (compared === undefined) return [];
  const { virtualGroupId, at, planned } = compared;
  await email(services, tx, sendingsOf(compared, services.config.mailFrom));
  await saveKnownEvents(tx, { virtualGroupId, knownEvents: planned.knownEvents, at });
  return planned.emails.map(({ person }) => person.user_id);
}

type Compared = NonNullable<Awaited<ReturnType<typeof compareCalendars>>>;

function sendingsOf({ course, at, planned, names, trainers }: Compared, from: string): CalendarSending[] {
  return planned.emails.map((email) => {
    const { person, events, method } = email;
    const isTrainer = trainers.has(person.user_id);
    const guest = { email: person.email, first_name: names.get(person.user_id) ?? '' };
    const calendar = events.length > 0 ? { method, body: bodyOf(email, { at, from }) } : undefined;
    const sending = courseSending(course, guest, { page: pageOf(course, { isTrainer }) });
    return { ...sending, calendar, email, isTrainer };
  });
}

/** Saves the calendars of a course without an email. The people of the demo world know them from the start. */
export async function rememberInvitations(services: Omit<Core, 'mail'>, tx: Tx, id: number): Promise<void> {
  const compared = await compareCalendars(services, tx, id);
  if (compared === undefined) return;
  const { virtualGroupId, planned, at } = compared;
  await saveKnownEvents(tx, { virtualGroupId, knownEvents: planned.knownEvents, at });
}

function bodyOf({ method, events, person }: CalendarEmail, { at, from }: { at: Date; from: string }): string {
  const organiser = /<([^<>]+)>/u.exec(from)?.[1] ?? from;
  return writeCalendar({ method, at, events, people: { organiser, attendee: person.email } }).toString();
}
