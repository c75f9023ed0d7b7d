import { type PlannedSession, readSessions, sessionsTextProblem } from '../course-planning/planning.rules.ts';
import type { WaitingFor } from './bookings.rules.ts';

/** States of a course of several days, in the order in which a booking passes them. */
export const multiDayStates = ['collecting', 'narrowed', 'locked', 'asked', 'completed', 'cancelled'] as const;
export type MultiDayState = (typeof multiDayStates)[number];
export const multiDayStateWords: Record<MultiDayState, string> = {
  collecting: 'Collecting dates',
  narrowed: 'Trainers compared',
  locked: 'Trainer held',
  asked: 'The trainer confirms',
  completed: 'Course scheduled',
  cancelled: 'Cancelled',
};
/** States by who has to act next. A course in any other state has ended. */
export const multiDayStatesWaitingFor: Record<WaitingFor, readonly MultiDayState[]> = {
  site_admins: ['collecting', 'narrowed', 'locked'],
  trainers: ['asked'],
  organiser: [],
};

export const multiDayDateStates = ['open', 'held', 'confirmed', 'cleared'] as const;
export type MultiDayDateState = (typeof multiDayDateStates)[number];

export const multiDayLimits = {
  fewest: 2,
  most: 20,
  /** Shortest session in minutes. */
  shortest: 30,
  longestSpan: 180,
  usualSpan: 60,
  excluded: 200,
} as const;

const minutesOf = ({ training_start: start, training_end: end }: PlannedSession) =>
  (Date.parse(end) - Date.parse(start)) / 60_000;

/** Returns why the dates of a course of several days are refused, as `sessionsText` writes them. Undefined when they are not. */
export function daysProblem(text: string): string | undefined {
  const dates = readSessions(text);
  if (dates.length > multiDayLimits.most) return `Enter ${multiDayLimits.most} dates at most`;
  const problem = sessionsTextProblem(text);
  if (problem !== undefined)
    return problem.replace(/^Session (\d+)/u, 'Date $1').replace('overlaps session', 'overlaps date');
  if (dates.length < multiDayLimits.fewest) return `Enter ${multiDayLimits.fewest} dates at least`;
  const short = dates.findIndex((one) => minutesOf(one) < multiDayLimits.shortest);
  return short === -1 ? undefined : `Date ${short + 1}: A session lasts ${multiDayLimits.shortest} minutes at least`;
}

/** Returns the days from the first date to the last, both included. 0 without dates. */
export function spanOfDays(starts: readonly string[]): number {
  const days = starts.map((start) => Date.parse(start.slice(0, 10)));
  return days.length === 0 ? 0 : (Math.max(...days) - Math.min(...days)) / 86_400_000 + 1;
}
