import { bringOf, placeOf, whenOf } from '../planning/course-words.ts';
import { messages } from '../planning/notify-of-plan.ts';
import type { VirtualGroupData } from '../virtual-groups.repository.ts';
import type { CalendarEmail } from './plan-invitations.ts';

type Words = { subject: string; paragraphs: string[] };

/** Returns the words of an email that carries a calendar file. Who has to answer a new date is asked for it. */
export function calendarWords(course: VirtualGroupData, email: CalendarEmail, isTrainer: boolean): Words {
  const when = whenOf(course);
  if (email.kind === 'new')
    return {
      subject: `For your calendar: ${course.title}${when}`,
      paragraphs: [
        `This email puts ${course.title}${when} into your calendar.`,
        ...placeOf(course),
        ...bringOf(course),
      ],
    };
  if (email.kind === 'gone')
    return {
      subject: `Out of your calendar: ${course.title}`,
      paragraphs: [`This email takes ${course.title} out of your calendar.`],
    };
  const { subject, lead } = messages.changed(course);
  const answer = email.hasNewDate && !isTrainer ? ['Please accept or decline the new date under My Courses.'] : [];
  return { subject, paragraphs: [lead, ...answer, ...placeOf(course), ...bringOf(course)] };
}
