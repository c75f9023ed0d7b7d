export type Moment = string | null | undefined;

// Own names, because the short name of September is `Sept` in the British locale of browsers.
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const ordinals = ['th', 'st', 'nd', 'rd'];
const withoutZone = /T[\d:.]+$/u;

/** Reads a day or a moment in ISO 8601; undefined when there is none. Everything is UTC. */
export function read(value: Moment): Date | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const moment = new Date(withoutZone.test(value) ? `${value}Z` : value);
  return Number.isNaN(moment.valueOf()) ? undefined : moment;
}

export const pad = (value: number) => String(value).padStart(2, '0');

/** Returns the short name of the weekday: `Mon`. */
export const weekday = (moment: Date) => weekdays[moment.getUTCDay()] ?? '';

/** Returns the day with its ordinal and the short month: `6th Oct`, `11th Nov`, `22nd Dec`. */
export function dayAndMonth(moment: Date): string {
  const day = moment.getUTCDate();
  const isTeen = day > 10 && day < 14;
  const ending = (isTeen ? undefined : ordinals[day % 10]) ?? ordinals[0];
  return `${day}${ending} ${monthNames[moment.getUTCMonth()]?.slice(0, 3)}`;
}
