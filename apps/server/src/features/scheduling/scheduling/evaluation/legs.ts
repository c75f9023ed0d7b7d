import { estimateMinutes, type Point } from '../journeys/estimate-journeys.ts';
import type { CourseFacts, Span, TakenTime, TrainerFacts } from './facts.ts';
import { hourOfWeek, minutesBetween, startOfDay, startOfWeek } from './wall.ts';

const hour = 3_600_000;

/** A journey to a session or away from it. */
export type Leg = {
  /** Minutes on the way. Null when an end of it has no known position. */
  minutes: number | null;
  /** Session at the other end, or undefined for home. */
  neighbour: TakenTime | undefined;
  /** Minutes between both sessions. Undefined for home. */
  gap: number | undefined;
  /** Name of the other end. */
  from: string;
};

/** Returns a session of the course itself in the shape of sessions of other courses. */
export const ownTime = (course: CourseFacts, session: Span): TakenTime => ({
  ...session,
  title: course.product,
  town: course.place?.town ?? null,
  is_virtual: course.is_virtual,
  point: course.place?.point ?? null,
  held: null,
});

/** Sessions that begin between two times, in their order: those of other courses, and those of the course itself. */
export function sessionsBetween({ start, end }: Span, trainer: TrainerFacts, course: CourseFacts): TakenTime[] {
  const isIn = (one: Span) => one.start >= start && one.start < end;
  const found = trainer.taken.filter(isIn);
  for (const one of course.sessions) if (isIn(one)) found.push(ownTime(course, one));
  return found.length > 1 ? found.sort((a, b) => a.start - b.start) : found;
}

/** Days on which the trainer would teach in the week of a time, with the sessions of the course and this day. */
export function daysTaught(trainer: TrainerFacts, course: CourseFacts, at: number): number {
  const [week, day] = [startOfWeek(at), startOfDay(at)];
  const isOther = (one: Span) => startOfWeek(one.start) === week && startOfDay(one.start) !== day;
  const others: Span[] = trainer.taken.filter(isOther);
  for (const one of course.sessions) if (isOther(one)) others.push(one);
  return others.length === 0 ? 1 : 1 + new Set(others.map((one) => startOfDay(one.start))).size;
}

type Judged = { course: CourseFacts; session: Span; others: readonly TakenTime[] };

/** Returns the journeys before and after a session, between the other sessions of its day. */
export function legsOf(trainer: TrainerFacts, { course, session, others }: Judged): Leg[] {
  const before = others.findLast((one) => one.end <= session.start);
  const after = others.find((one) => one.start >= session.end);
  const here = course.is_virtual ? trainer.home : (course.place?.point ?? null);
  return [
    legBetween(trainer, before, {
      here,
      at: session.start - hour,
      gap: before && minutesBetween(before.end, session.start),
    }),
    legBetween(trainer, after, { here, at: session.end, gap: after && minutesBetween(session.end, after.start) }),
  ];
}

type Way = { here: Point | null; at: number; gap: number | undefined };

function legBetween(trainer: TrainerFacts, neighbour: TakenTime | undefined, { here, at, gap }: Way): Leg {
  const isHome = neighbour === undefined || neighbour.is_virtual;
  return {
    minutes: minutesOf(isHome ? trainer.home : neighbour.point, here, at),
    neighbour,
    gap,
    from: (isHome ? (trainer.home?.town ?? 'home') : neighbour.town) ?? 'the session before',
  };
}

/** Minutes between home and a session at this time. 0 for a virtual one, and where no journey is known. */
export function minutesHome(trainer: TrainerFacts, session: TakenTime, at: number): number {
  return session.is_virtual ? 0 : (minutesOf(trainer.home, session.point, at) ?? 0);
}

function minutesOf(from: Point | null, to: Point | null, at: number): number | null {
  if (from === null || to === null) return null;
  return from === to ? 0 : estimateMinutes({ from, to, at: hourOfWeek(at) });
}

/** Minutes of the longest journey. Null when one of them is unknown. */
export function longestOf(legs: readonly Leg[]): number | null {
  const minutes = legs.map((leg) => leg.minutes);
  return minutes.some((one) => one === null) ? null : Math.max(...minutes.map((one) => one ?? 0));
}
