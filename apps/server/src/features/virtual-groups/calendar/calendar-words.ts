import { acceptanceEndedText, bringOf, placeOf, timesInWords, whenOf } from '../planning/course-words.ts';
import { messages } from '../planning/email-of-plan.ts';
import type { VirtualGroupData } from '../virtual-groups.repository.ts';
import type { CalendarEmail, Move } from './plan-invitations.ts';

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
  const { moves, acceptanceEnded } = email;
  const date = moves.length > 0 ? 'the new date' : 'the date';
  const paragraphs = [
    ...(moves.length > 0 ? [`The times of ${course.title} have changed.`, ...moves.map(moveInWords)] : [lead]),
    ...(acceptanceEnded ? [acceptanceEndedText] : []),
    ...(!isTrainer && (acceptanceEnded || moves.length > 0)
      ? [`Please accept or decline ${date} under My Courses.`]
      : []),
  ];
  return { subject, paragraphs: [...paragraphs, ...placeOf(course), ...bringOf(course)] };
}

function moveInWords({ before, after }: Move): string {
  if (before === null) return after === null ? '' : `New session: ${timesInWords(after)}.`;
  if (after === null) return `No longer takes place: ${timesInWords(before)}.`;
  return `Old time: ${timesInWords(before)}. New time: ${timesInWords(after)}.`;
}
