import type { CourseFacts, Span, TakenTime, TrainerFacts } from './facts.ts';
import { minutesHome, ownTime, sessionsOn } from './legs.ts';
import { dayOf, minutesBetween, timesOf } from './wall.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Rest = { course: CourseFacts; session: Span; hours: number };

/**
 * Describes the rests before and after a session that are shorter than these hours. A rest lasts from the arrival at home
 * on one day to the departure on the next. Only the first session of a day affects the rest before it, and only the last
 * session the rest after it.
 */
export function shortRestsOf(trainer: TrainerFacts, { course, session, hours }: Rest): string[] {
  const here = ownTime(course, session);
  const on = (at: number) => sessionsOn(dayOf(at), trainer, course);
  const others = on(session.start);
  const before = others[0]?.start === session.start ? on(session.start - day).at(-1) : undefined;
  const after = others.at(-1)?.start === session.start ? on(session.start + day)[0] : undefined;
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
