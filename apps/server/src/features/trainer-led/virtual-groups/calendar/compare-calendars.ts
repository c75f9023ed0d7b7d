import { isVirtual, terms, webAddresses } from '@doselore/contract';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { withoutScope } from '../../../../platform/access/index.ts';
import { type CalendarEvent, fullUid } from '../../../../platform/calendar/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { publicUrl } from '../../../../platform/public-url.ts';
import type { Services } from '../../../../platform/services.ts';
import { getVirtualGroupById, type VirtualGroupData } from '../virtual-groups.repository.ts';
import {
  type CalendarDay,
  type Guest,
  listCalendarDays,
  listGuests,
  listTold,
} from './calendar-invitations.repository.ts';
import { planInvitations } from './plan-invitations.ts';

/** Compares the events that calendars should have with what people were told. Returns nothing for a course that is closed or gone. */
export async function compareCalendars({ config, clock }: Pick<Services, 'config' | 'clock'>, tx: Tx, id: number) {
  const virtualGroupId = withoutScope<'virtual group'>(id, 'task');
  const course = await getVirtualGroupById(tx, virtualGroupId);
  if (course === undefined || course.state === 'closed') return undefined;
  const at = clock.now();
  const wall = londonWallClock(at);
  const site = publicUrl(config);
  const days = (await listCalendarDays(tx, virtualGroupId)).filter((day) => day.training_end > wall);
  const guests = await listGuests(tx, virtualGroupId);
  const told = await listTold(tx, { virtualGroupId, wall });
  const invited = course.state === 'scheduled' ? guests : [];
  const wanted = invited.flatMap((person) =>
    days.map((day) => ({
      person: { user_id: person.user_id, email: person.email },
      event: eventOf(course, { day, person, site }),
    })),
  );
  const names = new Map([...told, ...guests].map((person) => [person.user_id, person.first_name]));
  const trainers = new Set(guests.filter(({ is_trainer }) => is_trainer).map(({ user_id }) => user_id));
  return { virtualGroupId, course, at, names, trainers, wanted, told, planned: planInvitations(wanted, told) };
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
