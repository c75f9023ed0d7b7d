import { dayAfter } from '@doselore/contract/trainers';
import { londonWallClock, momentOfWallClock } from '@doselore/contract/wall-clock';
import { hours } from '../../../../platform/clock/index.ts';
import { bankHolidays, isWeekend } from './bank-holidays.ts';

type Asking = {
  /** Moment of asking. */
  at: Date;
  /** Working days, at least 1. */
  days: number;
  /** Earliest start that is asked about: a wall time of the UK, written as UTC. */
  earliestStart: Date;
};

/**
 * Returns the moment until which somebody may answer: 18:00 in the UK on a working day, but at most 24 hours before the
 * earliest start, and at least 2 hours after asking. For a start within 2 hours that is after the start.
 */
export function deadlineAfter({ at, days, earliestStart }: Asking): Date {
  const day = workingDayAfter(londonWallClock(at).toISOString().slice(0, 10), days);
  const evening = momentOfWallClock(new Date(`${day}T18:00:00.000Z`)).getTime();
  const latest = momentOfWallClock(earliestStart).getTime() - hours(24);
  return new Date(Math.max(Math.min(evening, latest), at.getTime() + hours(2)));
}

/** Returns the nth day after a `YYYY-MM-DD` day that is no Saturday, Sunday or bank holiday of England. */
export function workingDayAfter(day: string, days: number): string {
  if (days === 0) return day;
  const next = dayAfter(day, 1);
  return workingDayAfter(next, isWorkingDay(next) ? days - 1 : days);
}

/** Returns the nth working day before a `YYYY-MM-DD` day. */
export function workingDayBefore(day: string, days: number): string {
  if (days === 0) return day;
  const previous = dayAfter(day, -1);
  return workingDayBefore(previous, isWorkingDay(previous) ? days - 1 : days);
}

const isWorkingDay = (day: string): boolean =>
  !isWeekend(day) && !bankHolidays(Number(day.slice(0, 4)), 'england_and_wales').includes(day);
