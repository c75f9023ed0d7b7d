import { readTypedTime } from '@doselore/contract';
import { readSessions } from '@doselore/contract/course-planning';

/** One session as it is typed: day `YYYY-MM-DD`, times such as "10:00", and a room or place. */
export type SessionTyped = { day: string; start: string; end: string; place: string };

const stored = /^(\d{2}:\d{2}):00\.000Z$/u;

const timeOf = (moment: string): string => {
  const time = moment.slice(moment.indexOf('T') + 1);
  return stored.exec(time)?.[1] ?? time;
};

/** Divides the value of the field into rows. It may hold half a time, because it changes with each key. */
export function rowsOf(text: string): SessionTyped[] {
  return readSessions(text).map(({ training_start: start, training_end: end, place }) => ({
    day: start.slice(0, Math.max(0, start.indexOf('T'))),
    start: timeOf(start),
    end: timeOf(end),
    place: place ?? '',
  }));
}

const momentOf = (day: string, time: string): string => {
  // A number alone may be the beginning of a time.
  const read = /[:.]\d|m/u.test(time) ? readTypedTime(time) : undefined;
  return read === undefined ? `${day}T${time}` : `${day}T${read}:00.000Z`;
};

/** Writes rows as the value of the field: as `sessionsText` does, in the order of the page. */
export function textOf(rows: readonly SessionTyped[]): string {
  return JSON.stringify(
    rows.map(({ day, start, end, place }) => [
      momentOf(day, start),
      momentOf(day, end),
      place.trim() === '' ? null : place,
    ]),
  );
}

/** Returns another row with the times of the last one. */
export function anotherAfter(rows: readonly SessionTyped[]): SessionTyped {
  const last = rows.at(-1);
  return { day: '', start: last?.start ?? '10:00', end: last?.end ?? '13:00', place: '' };
}
