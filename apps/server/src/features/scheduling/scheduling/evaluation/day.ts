import type { AwayDays, CourseFacts, Span, TakenTime, TrainerFacts } from './facts.ts';
import { daysTaught, sessionsBetween } from './legs.ts';
import { dayOf, overlaps, startOfDay } from './wall.ts';

const length = 86_400_000;

/** Facts about one day of a trainer that are the same for every start on that day. */
export type Day = {
  /** Sessions of the day in their order, without the one that is judged. */
  others: readonly TakenTime[];
  /** Last session of the day before, and first session of the day after. */
  before: TakenTime | undefined;
  after: TakenTime | undefined;
  /** Hours of work in their order. */
  hours: readonly Span[];
  away: readonly AwayDays[];
  /** Times in own calendars, without those inside a session or a hold: our own entries come back from there. */
  busy: readonly Span[];
  /** Days of the week on which the trainer teaches, with this one. */
  daysInWeek: number;
};

/** Reads the day of a time. `course` has the other sessions of the course alone. */
export function readDay(trainer: TrainerFacts, course: CourseFacts, at: number): Day {
  const start = startOfDay(at);
  const name = dayOf(at);
  const day = { start, end: start + length };
  const near = sessionsBetween({ start: start - length, end: day.end + length }, trainer, course);
  return {
    others: near.filter((one) => one.start >= start && one.start < day.end),
    before: near.findLast((one) => one.start < start),
    after: near.find((one) => one.start >= day.end),
    hours: trainer.hoursOf(name),
    away: trainer.away.filter((one) => one.from_day <= name && name <= one.to_day),
    busy: trainer.busy.filter((one) => overlaps(one, day) && !trainer.taken.some((taken) => isInside(one, taken))),
    daysInWeek: daysTaught(trainer, course, at),
  };
}

const isInside = (inner: Span, outer: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;
