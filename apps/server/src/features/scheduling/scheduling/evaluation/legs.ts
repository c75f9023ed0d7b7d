import { estimateMinutes, type Point } from '../journeys/estimate-journeys.ts';
import type { CourseFacts, Span, TakenTime, TrainerFacts } from './facts.ts';
import { dayOf, hourOfWeek, minutesBetween } from './wall.ts';

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
});

/** Sessions of a day: those of other courses, and those of the course itself. */
export const sessionsOn = (day: string, trainer: TrainerFacts, course: CourseFacts): TakenTime[] =>
  [...trainer.taken, ...course.sessions.map((one) => ownTime(course, one))]
    .filter((one) => dayOf(one.start) === day)
    .sort((a, b) => a.start - b.start);

/** Neighbours of a session on its day: other courses, and other sessions of the course itself. */
export function sameDay(trainer: TrainerFacts, course: CourseFacts, session: Span): TakenTime[] {
  const others = { ...course, sessions: course.sessions.filter((one) => one.start !== session.start) };
  return sessionsOn(dayOf(session.start), trainer, others);
}

/** Returns the journeys before and after a session. */
export function legsOf(trainer: TrainerFacts, course: CourseFacts, session: Span): Leg[] {
  const others = sameDay(trainer, course, session);
  const before = others.filter((one) => one.end <= session.start).at(-1);
  const after = others.find((one) => one.start >= session.end);
  const here = course.is_virtual ? trainer.home : (course.place?.point ?? null);
  const leg = (neighbour: TakenTime | undefined, at: number, gap: number | undefined): Leg => {
    const isHome = neighbour === undefined || neighbour.is_virtual;
    const there = isHome ? trainer.home : neighbour.point;
    return {
      minutes: minutesOf(there, here, at),
      neighbour,
      gap,
      from: (isHome ? (trainer.home?.town ?? 'home') : neighbour.town) ?? 'the session before',
    };
  };
  return [
    leg(before, session.start - hour, before && minutesBetween(before.end, session.start)),
    leg(after, session.end, after && minutesBetween(session.end, after.start)),
  ];
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
