import type { Day } from './day.ts';
import type { CourseFacts, Span, TakenTime, TrainerFacts } from './facts.ts';
import { minutesHome, ownTime } from './legs.ts';
import { minutesBetween, timesOf } from './wall.ts';

const hour = 3_600_000;

type Rest = { course: CourseFacts; session: Span; day: Day; hours: number };

/**
 * Describes the rests before and after a session that are shorter than these hours. A rest lasts from the arrival at home
 * on one day to the departure on the next. Only the first session of a day affects the rest before it, and only the last
 * session the rest after it.
 */
export function shortRestsOf(trainer: TrainerFacts, { course, session, day, hours }: Rest): string[] {
  if (day.before === undefined && day.after === undefined) return [];
  const here = ownTime(course, session);
  const before = day.others.every((one) => one.start >= session.start) ? day.before : undefined;
  const after = day.others.every((one) => one.start <= session.start) ? day.after : undefined;
  const texts = [
    before && restText(restBetween(trainer, before, here), { hours, other: before, when: 'the day before' }),
    after && restText(restBetween(trainer, here, after), { hours, other: after, when: 'the day after' }),
  ];
  return texts.filter((text) => text !== undefined);
}

/** Minutes at home between the last session of a day and the first one of the next. */
function restBetween(trainer: TrainerFacts, last: TakenTime, first: TakenTime): number {
  const journeys = minutesHome(trainer, last, last.end) + minutesHome(trainer, first, first.start - hour);
  return minutesBetween(last.end, first.start) - journeys;
}

type Words = { hours: number; other: TakenTime; when: string };

function restText(minutes: number, { hours, other, when }: Words): string | undefined {
  if (minutes >= hours * 60) return undefined;
  const left = Math.max(0, minutes);
  const rest = `${Math.floor(left / 60)} h ${left % 60} min`;
  return `${rest} of rest at home, with ${other.title} ${timesOf(other)} ${when}; ${hours} h are needed`;
}
