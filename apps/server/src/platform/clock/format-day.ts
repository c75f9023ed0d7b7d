const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats a day, in UTC, for prose: `Mon 6th Oct 2025`. */
export function formatLongDay(day: Date | string): string {
  const at = new Date(day);
  const date = at.getUTCDate();
  return `${weekdays[at.getUTCDay()]} ${date}${ordinalOf(date)} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}

/** Formats a moment by its wall clock for prose: `Mon 6th Oct 2025 at 10:00`. */
export function formatMoment(localTime: Date): string {
  return `${formatLongDay(localTime)} at ${clockOf(localTime)}`;
}

/** Formats a period within one day by its wall clock: `Mon 6th Oct 2025, 10:00 to 13:00`. */
export function formatPeriod({ start, end }: { start: Date; end: Date }): string {
  return `${formatLongDay(start)}, ${clockOf(start)} to ${clockOf(end)}`;
}

const clockOf = (localTime: Date) => localTime.toISOString().slice(11, 16);

function ordinalOf(date: number): string {
  if (date > 10 && date < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][date % 10] ?? 'th';
}
