import { readTypedTime } from '@doselore/contract';

const stored = /^(\d{2}:\d{2}):00\.000Z$/u;

/** Returns the time of a stored moment, such as `10:00`. Returns a half-typed time as it is. */
export function timeOf(moment: string): string {
  const time = moment.slice(moment.indexOf('T') + 1);
  return stored.exec(time)?.[1] ?? time;
}

/** Returns the day of a moment, `YYYY-MM-DD`, or as much of it as is typed. */
export const dayOf = (moment: string): string => moment.slice(0, Math.max(0, moment.indexOf('T')));

/** Returns the moment of a day and a typed time, in the form in which forms send it. A half-typed time stays as it is. */
export function momentOf(day: string, time: string): string {
  // A number alone may be the beginning of a time.
  const read = /[:.]\d|m/u.test(time) ? readTypedTime(time) : undefined;
  return read === undefined ? `${day}T${time}` : `${day}T${read}:00.000Z`;
}
