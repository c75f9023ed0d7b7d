export { formatLongDay, formatMoment, formatPeriod } from './format-day.ts';

/** Source of the current time. Tests replace it to move the time. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** Today in UTC, `YYYY-MM-DD`. */
export function today(clock: Clock): string {
  return clock.now().toISOString().slice(0, 10);
}

export function after(clock: Clock, milliseconds: number): Date {
  return new Date(clock.now().getTime() + milliseconds);
}

export const minutes = (count: number) => count * 60_000;
export const hours = (count: number) => count * 3_600_000;
export const days = (count: number) => count * 86_400_000;
