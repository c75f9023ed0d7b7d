import { isVirtual, terms, webAddresses } from '@doselore/contract';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { withoutScope } from '../../../platform/access/index.ts';
import { type CalendarEvent, fullUid } from '../../../platform/calendar/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { publicUrl } from '../../../platform/public-url.ts';
import type { Services } from '../../../platform/services.ts';
import { getCourse, type VirtualGroupData } from '../virtual-groups/index.ts';
import {
  type CalendarDay,
  type Guest,
  listCalendarDays,
  listGuests,
  listKnownEvents,
} from './calendar-invitations.repository.ts';
import { planInvitations } from './plan-invitations.ts';

/** Compares the events that calendars should have with what people know. Returns nothing for a course that is closed or gone. */
export async function compareCalendars({ config, clock }: Pick<Services, 'config' | 'clock'>, tx: Tx, id: number) {
  const virtualGroupId = withoutScope<'virtual group'>(id, 'task');
  const course = await getCourse(tx, virtualGroupId);
  if (course === undefined || course.state === 'closed') return undefined;
  const at = clock.now();
  const londonNow = londonWallClock(at);
  const site = publicUrl(config);
  const days = (await listCalendarDays(tx, virtualGroupId)).filter((day) => day.training_end > londonNow);
  const guests = await listGuests(tx, virtualGroupId);
  const knownEvents = await listKnownEvents(tx, { virtualGroupId, londonNow });
  const invited = course.state === 'scheduled' ? guests : [];
  const plannedEvents = invited.flatMap((person) =>
    days.map((day) => ({
      person: { user_id: person.user_id, email: person.email },
      event: eventOf(course, { day, person, site }),
    })),
  );
  const names = new Map([...knownEvents, ...guests].map((person) => [person.user_id, person.first_name]));
  const trainers = new Set(guests.filter(({ is_trainer }) => is_trainer).map(({ user_id }) => user_id));
  return {
    virtualGroupId,
    course,
    at,
    names,
    trainers,
    plannedEvents,
    knownEvents,
    planned: planInvitations(plannedEvents, knownEvents),
  };
}

/** Address of the page of a course: for delegates, or for those who lead it. */
export const pageOf = (course: VirtualGroupData, { isTrainer }: { isTrainer: boolean }) =>
  isTrainer ? webAddresses.delegates(course.id) : webAddresses.trainerLedCourse(course.id, course.group_id);

function eventOf(
  course: VirtualGroupData,
  { day, person, site }: { day: CalendarDay; person: Guest; site: string },
): CalendarEvent {
  const isOnline = isVirtual(course.deliverable_id);
  const url = `${site}${pageOf(course, { isTrainer: person.is_trainer })}`;
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
