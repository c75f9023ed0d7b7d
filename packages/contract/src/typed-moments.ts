import { readDay } from './read-day.ts';

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/u.test(text);

/**
 * Returns the day that somebody typed into a field, as `YYYY-MM-DD`, the day before the month: 7/12/26, 7.12.26,
 * 7 Dec 2026, 071226, 2026-12-07. Returns undefined for other text and for days that do not exist.
 */
export function readTypedDay(text: string): string | undefined {
  const given = text.trim();
  const [, day, month, year] = /^(\d{2})(\d{2})(\d{2}|\d{4})$/u.exec(given) ?? [];
  const together = year === undefined ? undefined : readDay(`${day}/${month}/${year}`, 'dmy');
  // No month has this number, and the other order would be a guess.
  if (Number(/^\d{1,2}\D(\d{1,2})\D\d+$/u.exec(given)?.[1]) > 12) return undefined;
  // A field holds no serial number of a spreadsheet.
  const read = together ?? (/^\d{1,7}(?:\.\d+)?$/u.test(given) ? undefined : readDay(given, 'dmy'));
  return read !== undefined && 'day' in read ? read.day : undefined;
}

/** Returns why the value of a day field is no day, or undefined for a day and for nothing. */
export const typedDayProblem = (value: string): string | undefined =>
  value === '' || (isDay(value) && readTypedDay(value) !== undefined)
    ? undefined
    : `“${value}” is not a date. Enter a real date, for example 27-03-2025`;

/**
 * Returns the time that somebody typed into a field, as `HH:MM` in 24 hours: 13:00, 9.30, 0930, 9, 1pm, 1.30 p.m., noon.
 * 24:00 is the end of a day. Returns undefined for other text.
 */
export function readTypedTime(text: string): string | undefined {
  const given = text.trim().toLowerCase();
  if (given === 'noon' || given === 'midday') return '12:00';
  const [, hour = '', minute = '00', half] =
    /^(\d{1,2})(?:[:.h ]?(\d{2}))?\s*(?:([ap])\.?\s?m\.?)?$/u.exec(given) ?? [];
  const isHour = half === undefined ? Number(hour) <= 24 : Number(hour) >= 1 && Number(hour) <= 12;
  if (hour === '' || !isHour || Number(minute) > 59) return undefined;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0);
  return hours === 24 && minute !== '00' ? undefined : `${String(hours).padStart(2, '0')}:${minute}`;
}

/** Returns why the value of a time field is no time, or undefined for a time and for nothing. */
export const typedTimeProblem = (value: string): string | undefined =>
  value.trim() === '' || readTypedTime(value) !== undefined
    ? undefined
    : `“${value}” is not a time. Enter a time such as 10:00 or 1pm`;
