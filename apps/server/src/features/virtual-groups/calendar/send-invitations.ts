import { isVirtual, terms, webAddresses } from '@doselore/contract';
import { londonWallClock } from '@doselore/contract/my-learning';
import { withoutScope } from '../../../platform/access/index.ts';
import { type CalendarEvent, fullUid, writeCalendar } from '../../../platform/calendar/index.ts';
import { after, type Clock, minutes } from '../../../platform/clock/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { type FrequentJob, queueTask, queueTaskAt, type TaskKind } from '../../../platform/jobs/index.ts';
import { publicUrl } from '../../../platform/public-url.ts';
import type { Services } from '../../../platform/services.ts';
import { getVirtualGroupById, type VirtualGroupData } from '../virtual-groups.repository.ts';
import {
  type CalendarDay,
  type Guest,
  listCalendarDays,
  listGuests,
  listOutdatedCourses,
  listTold,
  saveTold,
} from './calendar-invitations.repository.ts';
import { calendarWords } from './calendar-words.ts';
import { type CalendarEmail, planInvitations } from './plan-invitations.ts';

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

/** Emails what changed in the calendars of a course since they were last told. Sessions that are over stay as they are. */
export async function sendInvitations(services: Core, tx: Tx, id: number): Promise<void> {
  const compared = await compareCalendars(services, tx, id);
  if (compared === undefined) return;
  const { course, at, site, planned, names, trainers, virtualGroupId } = compared;
  await services.mail.queueAll(
    tx,
    planned.emails.map((email) => ({
      ...{ to: email.person.email, greeting: `Hello ${names.get(email.person.user_id) ?? ''},` },
      ...calendarWords(course, email, trainers.has(email.person.user_id)),
      link: { label: 'Open', url: pageOf(course, { site, isTrainer: trainers.has(email.person.user_id) }) },
      calendar: { method: email.method, body: bodyOf(email, { at, from: services.config.mailFrom }) },
    })),
  );
  await saveTold(tx, { virtualGroupId, told: planned.told, at });
}

/** Saves the calendars of a course as told, and emails nothing: the demo world begins with people who have been told. */
export async function rememberInvitations(services: Omit<Core, 'mail'>, tx: Tx, id: number): Promise<void> {
  const compared = await compareCalendars(services, tx, id);
  if (compared === undefined) return;
  const { virtualGroupId, planned, at } = compared;
  await saveTold(tx, { virtualGroupId, told: planned.told, at });
}

/** Compares what calendars should have with what they were told. Returns nothing for a course that is closed or gone. */
async function compareCalendars({ config, clock }: Omit<Core, 'mail'>, tx: Tx, id: number) {
  const virtualGroupId = withoutScope<'virtual group'>(id, 'task');
  const course = await getVirtualGroupById(tx, virtualGroupId);
  if (course === undefined || course.state === 'closed') return undefined;
  const at = clock.now();
  const wall = londonWallClock(at);
  const site = publicUrl(config);
  const days = (await listCalendarDays(tx, virtualGroupId)).filter((day) => day.training_end > wall);
  const guests = course.state === 'scheduled' ? await listGuests(tx, virtualGroupId) : [];
  const told = await listTold(tx, { virtualGroupId, wall });
  const wanted = guests.flatMap((person) =>
    days.map((day) => ({
      person: { user_id: person.user_id, email: person.email },
      event: eventOf(course, { day, person, site }),
    })),
  );
  const names = new Map([...told, ...guests].map((person) => [person.user_id, person.first_name]));
  const trainers = new Set(guests.filter(({ is_trainer }) => is_trainer).map(({ user_id }) => user_id));
  return { virtualGroupId, course, at, site, names, trainers, planned: planInvitations(wanted, told) };
}

function bodyOf({ method, events, person }: CalendarEmail, { at, from }: { at: Date; from: string }): string {
  const organiser = /<([^<>]+)>/u.exec(from)?.[1] ?? from;
  return writeCalendar({ method, at, events, people: { organiser, attendee: person.email } }).toString();
}

const pageOf = (course: VirtualGroupData, { site, isTrainer }: { site: string; isTrainer: boolean }) =>
  `${site}${isTrainer ? webAddresses.delegates(course.id) : webAddresses.trainerLedCourse(course.id, course.group_id)}`;

function eventOf(
  course: VirtualGroupData,
  { day, person, site }: { day: CalendarDay; person: Guest; site: string },
): CalendarEvent {
  const isOnline = isVirtual(course.deliverable_id);
  const url = pageOf(course, { site, isTrainer: person.is_trainer });
  const lines = [
    course.trainer === null ? [] : [`With ${course.trainer}.`],
    [`${terms.virtualGroup.one} of ${course.group_name}.`],
    course.what_to_bring === null ? [] : [`What to bring: ${course.what_to_bring}`],
    [`Details: ${url}`],
    isOnline ? ['The joining link appears there 30 minutes before the start.'] : [],
  ];
  return {
    ...{ uid: fullUid(day.calendar_uid, site), sequence: day.calendar_sequence },
    ...{ start: day.training_start, end: day.training_end, title: course.title },
    ...{
      place: isOnline ? 'Online' : (day.place ?? ''),
      description: lines.flat().join('\n'),
      url,
      isCancelled: false,
    },
  };
}
