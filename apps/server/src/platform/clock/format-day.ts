const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats a day, in UTC, for prose: `Mon 6th Oct 2025`. */
export function formatLongDay(day: Date | string): string {
  const at = new Date(day);
  const date = at.getUTCDate();
  return `${weekdays[at.getUTCDay()]} ${date}${ordinalOf(date)} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}

function ordinalOf(date: number): string {
  if (date > 10 && date < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][date % 10] ?? 'th';
}
