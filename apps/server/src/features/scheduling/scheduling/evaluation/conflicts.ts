import { type Conflict, type ConflictCode, canIgnore, conflictCodes } from '@doselore/contract/scheduling';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { formatMoment } from '../../../../platform/clock/index.ts';
import type { Day } from './day.ts';
import type { CourseFacts, Settings, Span, TakenTime, TrainerFacts } from './facts.ts';
import { type Leg, legsOf } from './legs.ts';
import { shortRestsOf } from './rest.ts';
import { dayInWords, minutesBetween, overlaps, timesOf, weekdayName } from './wall.ts';

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
  if (course.excluded_trainer_ids.includes(trainer.id)) add('excluded_here', 'Left out of this enquiry');
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

/** Returns the conflicts of every start on a day: absence, and the most sessions and days. */
export function conflictsOfDay(trainer: TrainerFacts, day: Day): Conflict[] {
  const away = day.away.map(({ from_day: from, to_day: to, reason }) => {
    const days = from === to ? '' : ` from ${dayInWords(Date.parse(from))} to ${dayInWords(Date.parse(to))}`;
    return conflictOf('away', `Away${days}${reason === '' ? '' : `: ${reason}`}`);
  });
  return [...away, ...limitsOf(trainer, day)];
}

export type Judged = { course: CourseFacts; session: Span; day: Day; settings: Settings };

/** Returns the conflicts of one session that depend on its start. */
export function conflictsOfStart(trainer: TrainerFacts, { course, session, day, settings }: Judged): Conflict[] {
  const rests = shortRestsOf(trainer, { course, session, day, hours: settings.rest_hours });
  return [
    ...overlapsOf(day, session),
    ...hoursOf(day, session),
    ...journeysOf(trainer, { course, session, day }),
    ...rests.map((text) => conflictOf('short_rest', text)),
  ];
}

/** Puts conflicts into the order of the rules. */
export const inOrder = (conflicts: readonly Conflict[]): Conflict[] =>
  [...conflicts].sort((a, b) => conflictCodes.indexOf(a.code) - conflictCodes.indexOf(b.code));

function overlapsOf(day: Day, session: Span): Conflict[] {
  if (day.others.length === 0 && day.busy.length === 0) return [];
  const taken = day.others.filter((one) => overlaps(one, session));
  const busy = day.busy.filter((one) => overlaps(one, session));
  return [
    ...taken.map((one) => conflictOf('overlap', takenText(one))),
    ...busy.map((one) => conflictOf('busy', `Busy in own calendar ${timesOf(one)}`)),
  ];
}

function takenText({ held, title, ...time }: TakenTime): string {
  if (held === null) return `Teaches ${title} ${timesOf(time)}`;
  return `Held for ${title}, ${held.organisation}, ${timesOf(time)}, until ${formatMoment(londonWallClock(held.until))}`;
}

function hoursOf({ hours }: Day, session: Span): Conflict[] {
  if (hours.some((one) => one.start <= session.start && session.end <= one.end)) return [];
  const written = hours.map(timesOf).join(' and ');
  const text = hours.length === 0 ? 'Does not work' : `Works ${written}`;
  return [conflictOf('outside_hours', `${text} on this ${weekdayName(session.start)}`)];
}

function journeysOf(trainer: TrainerFacts, { course, session, day }: Omit<Judged, 'settings'>): Conflict[] {
  const legs = legsOf(trainer, { course, session, others: day.others });
  const buffer = trainer.buffer_minutes;
  const far = legs.find(({ minutes }) => minutes !== null && minutes > trainer.max_journey_minutes);
  const late = legs.find(({ minutes, gap }) => gap !== undefined && gap < (minutes ?? 0) + buffer);
  // An entry of the trainer's own calendar has no place, so its journey is unknown. The buffer has to be free instead.
  const close = day.busy.map((one) => gapBetween(one, session)).find((gap) => gap !== undefined && gap < buffer);
  if (far === undefined && late === undefined && close === undefined) return [];
  return [
    ...(far === undefined
      ? []
      : [conflictOf('too_far', `${far.minutes} min from ${far.from}; the limit is ${trainer.max_journey_minutes}`)]),
    ...(late?.neighbour === undefined ? [] : [conflictOf('no_time_between', betweenText(late, trainer))]),
    ...(close === undefined
      ? []
      : [conflictOf('no_time_between', `${close} min to a time in own calendar; ${buffer} min are needed`)]),
  ];
}

/** Minutes between two times, or undefined while they overlap. */
function gapBetween(one: Span, other: Span): number | undefined {
  if (overlaps(one, other)) return undefined;
  return one.end <= other.start ? minutesBetween(one.end, other.start) : minutesBetween(other.end, one.start);
}

function betweenText({ gap, minutes, neighbour }: Leg, trainer: TrainerFacts): string {
  const where = neighbour?.town ? ` in ${neighbour.town}` : '';
  const journey = minutes === null || minutes === 0 ? '' : `${minutes} min for the journey and `;
  return `${gap} min to ${neighbour?.title}${where}; ${journey}${trainer.buffer_minutes} min between sessions are needed`;
}

function limitsOf(trainer: TrainerFacts, day: Day): Conflict[] {
  const inDay = day.others.length + 1;
  const inWeek = day.daysInWeek;
  return [
    ...(inDay > trainer.max_sessions_per_day
      ? [conflictOf('day_full', `Would teach ${inDay} sessions that day; the limit is ${trainer.max_sessions_per_day}`)]
      : []),
    ...(inWeek > trainer.max_days_per_week
      ? [conflictOf('week_full', `Would teach on ${inWeek} days that week; the limit is ${trainer.max_days_per_week}`)]
      : []),
  ];
}
