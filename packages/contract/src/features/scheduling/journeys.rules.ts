/** Most months of one list of sessions led. */
export const mostMonths = 36;

/** Returns the month that lies `by` months after a month `YYYY-MM`, or before it. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, nth = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, nth - 1 + by, 1)).toISOString().slice(0, 7);
}
