/** First day that a start date can have. */
export const firstStartDay = '1950-01-01';

/** Returns why a day is no start date, or undefined when it is one. Days are `YYYY-MM-DD`. */
export function startDayProblem(day: string | null, today: string): string | undefined {
  if (day === null) return undefined;
  const last = `${Number(today.slice(0, 4)) + 1}-12-31`;
  if (day >= firstStartDay && day <= last) return undefined;
  return `Enter a day from 01-01-1950 to 31-12-${last.slice(0, 4)}`;
}
