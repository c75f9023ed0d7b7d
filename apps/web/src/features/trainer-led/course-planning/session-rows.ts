import { readSessions } from '@doselore/contract/course-planning';
import { dayOf, momentOf, timeOf } from '../../../ui/day-times/index.ts';

/** One session as it is typed: day `YYYY-MM-DD`, times such as "10:00", and a room or place. */
export type SessionTyped = { day: string; start: string; end: string; place: string };

/** Divides the value of the field into rows. It may hold half a time, because it changes with each key. */
export function rowsOf(text: string): SessionTyped[] {
  return readSessions(text).map(({ training_start: start, training_end: end, place }) => ({
    day: dayOf(start),
    start: timeOf(start),
    end: timeOf(end),
    place: place ?? '',
  }));
}

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
