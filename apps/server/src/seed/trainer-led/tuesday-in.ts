/** Returns the Tuesday of the week that lies so many weeks ahead, `YYYY-MM-DD`. */
export function tuesdayIn(now: Date, weeks: number): string {
  const tuesday = new Date(now.getTime() + weeks * 7 * 86_400_000);
  tuesday.setUTCDate(tuesday.getUTCDate() - ((tuesday.getUTCDay() + 5) % 7));
  return tuesday.toISOString().slice(0, 10);
}
