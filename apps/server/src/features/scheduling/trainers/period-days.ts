import { dayAfter, daysBetween, mondayOf, type SchedulePeriod } from '@doselore/contract/trainers';

/** Returns the days of a day, a week from Monday, or a month. */
export function periodDays(period: SchedulePeriod, on: string): { from: string; to: string; days: string[] } {
  const [from, to] = boundsOf(period, on);
  return { from, to, days: daysBetween(from, to) };
}

function boundsOf(period: SchedulePeriod, on: string): [from: string, to: string] {
  if (period === 'day') return [on, on];
  if (period === 'week') return [mondayOf(on), dayAfter(mondayOf(on), 6)];
  const first = `${on.slice(0, 7)}-01`;
  const next = `${dayAfter(first, 31).slice(0, 7)}-01`;
  return [first, dayAfter(next, -1)];
}
