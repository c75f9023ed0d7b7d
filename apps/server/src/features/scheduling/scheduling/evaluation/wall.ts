import { formatLongDay } from '../../../../platform/clock/index.ts';
import type { Span } from './facts.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export const minutesBetween = (from: number, to: number): number => Math.round((to - from) / minute);

/** Day of a time, `YYYY-MM-DD`. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

export const startOfDay = (at: number): number => Math.floor(at / day) * day;

// Without objects, because the comparison of all trainers asks for thousands of times. 1 January 1970 was a Thursday.
/** Days since the Monday of the week, from 0. */
const dayOfWeek = (at: number): number => (Math.floor(at / day) + 3) % 7;

/** Monday 00:00 of the week. */
export const startOfWeek = (at: number): number => startOfDay(at) - dayOfWeek(at) * day;

/** Day of the week from 1, Monday, and hour of the clock. */
export const hourOfWeek = (at: number): { weekday: number; hour: number } => ({
  weekday: dayOfWeek(at) + 1,
  hour: Math.floor((at - startOfDay(at)) / hour),
});

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
export const weekdayName = (at: number): string => names[hourOfWeek(at).weekday - 1] ?? '';

/** Time in 24 hours. The end of a day is 24:00. */
export function timeOf(at: number, target: number = at): string {
  return at > target && at === startOfDay(at) ? '24:00' : new Date(at).toISOString().slice(11, 16);
}

export const timesOf = ({ start, end }: Span): string => `${timeOf(start)} - ${timeOf(end, start)}`;
export const dayInWords = (at: number): string => formatLongDay(new Date(at));
export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
