import { type Conflict, type ConflictCode, canIgnore } from '@doselore/contract/scheduling';
import type { CourseFacts, Settings, Span, TrainerFacts } from './facts.ts';
import { legsOf, sameDay } from './legs.ts';
import { shortRestsOf } from './rest.ts';
import { dayInWords, dayOf, overlaps, startOfWeek, timesOf, weekdayName } from './wall.ts';

export const conflictOf = (code: ConflictCode, text: string): Conflict => ({
  code,
  text,
  can_be_ignored: canIgnore(code),
});

/** Returns the conflicts that hold on every day, in the order of the rules. */
export function conflictsOfCourse(trainer: TrainerFacts, course: CourseFacts): Conflict[] {
  const found: Conflict[] = [];
  const add = (code: ConflictCode, text: string) => found.push(conflictOf(code, text));
  if (trainer.inactive !== null) add('inactive', trainer.inactive);
  if (trainer.not_active_yet !== null)
    found.push({ ...conflictOf('not_active_yet', trainer.not_active_yet), can_be_ignored: course.is_draft });
  if (trainer.suitability === 0) add('unsuitable', `Does not teach ${course.product}`);
  if (trainer.compatibility?.kind === 'excluded')
    add('group_excluded', `Not for ${course.organisation}: ${trainer.compatibility.reason}`);
  if (trainer.venue_exclusion !== null && course.place !== null)
    add('venue_excluded', `Does not go to ${course.place.name}: ${trainer.venue_exclusion}`);
  if (course.venue_refusal !== null) add('venue_refuses', course.venue_refusal);
  if (!trainer.modes.includes(course.is_virtual ? 'virtual' : 'face_to_face'))
    add('mode', course.is_virtual ? 'Teaches face to face only' : 'Teaches online only');
  return found;
}

/** Returns the conflicts of one session, in the order of the rules. */
export function conflictsOfSession(
  trainer: TrainerFacts,
  { course, session, settings }: { course: CourseFacts; session: Span; settings: Settings },
): Conflict[] {
  const rests = shortRestsOf(trainer, { course, session, hours: settings.rest_hours });
  return [
    ...overlapsOf(trainer, session),
    ...awayOf(trainer, session),
    ...hoursOf(trainer, session),
    ...journeysOf(trainer, course, session),
    ...rests.map((text) => conflictOf('short_rest', text)),
    ...limitsOf(trainer, course, session),
  ];
}

function overlapsOf(trainer: TrainerFacts, session: Span): Conflict[] {
  return trainer.taken
    .filter((one) => overlaps(one, session))
    .map((one) => conflictOf('overlap', `Teaches ${one.title} ${timesOf(one)}`));
}

function awayOf(trainer: TrainerFacts, session: Span): Conflict[] {
  const day = dayOf(session.start);
  return trainer.away
    .filter((one) => one.from_day <= day && day <= one.to_day)
    .map(({ from_day: from, to_day: to, reason }) => {
      const days = from === to ? '' : ` from ${dayInWords(Date.parse(from))} to ${dayInWords(Date.parse(to))}`;
      return conflictOf('away', `Away${days}${reason === '' ? '' : `: ${reason}`}`);
    });
}

function hoursOf(trainer: TrainerFacts, session: Span): Conflict[] {
  const hours = trainer.hoursOf(dayOf(session.start));
  if (hours.some((one) => one.start <= session.start && session.end <= one.end)) return [];
  const written = hours.map(timesOf).join(' and ');
  const text = hours.length === 0 ? 'Does not work' : `Works ${written}`;
  return [conflictOf('outside_hours', `${text} on this ${weekdayName(session.start)}`)];
}

function journeysOf(trainer: TrainerFacts, course: CourseFacts, session: Span): Conflict[] {
  const legs = legsOf(trainer, course, session);
  const far = legs.find(({ minutes }) => minutes !== null && minutes > trainer.max_journey_minutes);
  const late = legs.find(({ minutes, gap }) => gap !== undefined && gap < (minutes ?? 0) + trainer.buffer_minutes);
  return [
    ...(far === undefined
      ? []
      : [conflictOf('too_far', `${far.minutes} min from ${far.from}; the limit is ${trainer.max_journey_minutes}`)]),
    ...(late?.neighbour === undefined ? [] : [conflictOf('no_time_between', betweenText(late, trainer))]),
  ];
}

function betweenText({ gap, minutes, neighbour }: ReturnType<typeof legsOf>[number], trainer: TrainerFacts): string {
  const where = neighbour?.town ? ` in ${neighbour.town}` : '';
  const journey = minutes === null || minutes === 0 ? '' : `${minutes} min for the journey and `;
  return `${gap} min to ${neighbour?.title}${where}; ${journey}${trainer.buffer_minutes} min between sessions are needed`;
}

function limitsOf(trainer: TrainerFacts, course: CourseFacts, session: Span): Conflict[] {
  const inDay = sameDay(trainer, course, session).length + 1;
  const inWeek = daysOfWeek(trainer, course, session);
  return [
    ...(inDay > trainer.max_sessions_per_day
      ? [conflictOf('day_full', `Would teach ${inDay} sessions that day; the limit is ${trainer.max_sessions_per_day}`)]
      : []),
    ...(inWeek > trainer.max_days_per_week
      ? [conflictOf('week_full', `Would teach on ${inWeek} days that week; the limit is ${trainer.max_days_per_week}`)]
      : []),
  ];
}

/** Days on which the trainer would teach in the week of a session, with all sessions of the course. */
export function daysOfWeek(trainer: TrainerFacts, course: CourseFacts, session: Span): number {
  const week = startOfWeek(session.start);
  const days = [...trainer.taken, ...course.sessions].filter((one) => startOfWeek(one.start) === week);
  return new Set(days.map((one) => dayOf(one.start))).size;
}
