import { now } from '../../platform/clock/clock.ts';
import { dayAndMonth, type Moment, monthNames, pad, read, weekday } from './moment.ts';

const notAvailable = 'N/A';

/** Returns a day for tables and files: `06-10-2025`. */
export function formatDay(value: Moment): string {
  const day = read(value);
  if (day === undefined) return notAvailable;
  return `${pad(day.getUTCDate())}-${pad(day.getUTCMonth() + 1)}-${day.getUTCFullYear()}`;
}

/** Returns a day for cards, headings and prose: `Mon 6th Oct 2025`. */
export function formatLongDay(value: Moment): string {
  const day = read(value);
  return day === undefined ? notAvailable : `${weekday(day)} ${dayAndMonth(day)} ${day.getUTCFullYear()}`;
}

const agoWords = new Intl.RelativeTimeFormat('en-GB');

/**
 * Returns how long ago a moment was: `just now`, `12 minutes ago`, `3 hours ago`. From two days on it returns the day:
 * `on Mon 6th Oct 2025`.
 */
export function formatAgo(value: Moment, at: number = now()): string {
  const moment = read(value);
  if (moment === undefined) return notAvailable;
  const minutes = Math.floor((at - moment.valueOf()) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return agoWords.format(-minutes, 'minute');
  if (minutes < 48 * 60) return agoWords.format(-Math.floor(minutes / 60), 'hour');
  return `on ${formatLongDay(value)}`;
}

const clockTime = (moment: Date) => `${pad(moment.getUTCHours())}:${pad(moment.getUTCMinutes())}`;

export function formatTime(value: Moment): string {
  const moment = read(value);
  return moment === undefined ? notAvailable : clockTime(moment);
}

/** Returns a range such as `14:00 - 15:30`. Not available when either end is missing. */
export function formatTimeRange(start: Moment, end: Moment): string {
  const from = read(start);
  const to = read(end);
  return from === undefined || to === undefined ? notAvailable : `${clockTime(from)} - ${clockTime(to)}`;
}

export function formatNumber(value: number | null | undefined): string {
  return value === null || value === undefined || Number.isNaN(value) ? notAvailable : value.toLocaleString('en-GB');
}

/** Returns a duration: `1 h 05 min`, `24 min`, `40 s`. */
export function formatSeconds(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined || !Number.isFinite(seconds)) return notAvailable;
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${Math.round(seconds)} s`;
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}

const andList = new Intl.ListFormat('en-GB');

/** Joins names: `Recognise, Respond and Record`. */
export function formatList(parts: readonly string[]): string {
  return andList.format(parts);
}

export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1).replace(/\.0$/, '')} MB`;
}

/** Returns the length of a certificate: `24 months`, `1 month`. 0 months means that it never expires. */
export function formatMonths(months: number): string {
  if (months === 0) return 'Never expires';
  return months === 1 ? '1 month' : `${months} months`;
}

/** Returns a month such as `2026-03` as `March 2026`. */
export function formatMonth(month: string): string {
  const first = read(`${month}-01`);
  return first === undefined ? notAvailable : `${monthNames[first.getUTCMonth()]} ${first.getUTCFullYear()}`;
}

/** Returns the short name of a month, `Mar`, for narrow places. */
export function formatShortMonth(month: string): string {
  const first = read(`${month}-01`);
  return first === undefined ? notAvailable : (monthNames[first.getUTCMonth()]?.slice(0, 3) ?? notAvailable);
}

/** Returns the address of a link that calls a phone number: `tel:01524000000`. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^+\d]/gu, '')}`;
