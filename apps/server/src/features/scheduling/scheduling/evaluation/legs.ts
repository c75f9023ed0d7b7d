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

/** Sessions of the day that begins at this time: those of other courses, and those of the course itself. */
export const sessionsOn = (day: number, trainer: TrainerFacts, course: CourseFacts): TakenTime[] => {
  const isOn = (one: Span) => startOfDay(one.start) === day;
  const own = course.sessions.filter(isOn).map((one) => ownTime(course, one));
  return [...trainer.taken.filter(isOn), ...own].sort((a, b) => a.start - b.start);
};

/** Days on which the trainer would teach in the week of a time, with the sessions of the course and this day. */
export function daysTaught(trainer: TrainerFacts, course: CourseFacts, at: number): number {
  const week = startOfWeek(at);
  const days = [...trainer.taken, ...course.sessions].filter((one) => startOfWeek(one.start) === week);
  return new Set([startOfDay(at), ...days.map((one) => startOfDay(one.start))]).size;
}

type Judged = { course: CourseFacts; session: Span; others: readonly TakenTime[] };

/** Returns the journeys before and after a session, between the other sessions of its day. */
export function legsOf(trainer: TrainerFacts, { course, session, others }: Judged): Leg[] {
  const before = others.findLast((one) => one.end <= session.start);
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
