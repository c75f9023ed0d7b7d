import { type RowTexts, readTypedTime } from '@doselore/contract';
import { windowTexts } from '@doselore/contract/bookings';

/** One window as it is typed: day `YYYY-MM-DD`, and times such as "9:00" or "1pm". */
export type WindowTyped = { day: string; first: string; last: string };

const stored = /^(\d{2}:\d{2}):00\.000Z$/u;
const timeOf = (moment: string) => {
  const time = moment.slice(moment.indexOf('T') + 1);
  return stored.exec(time)?.[1] ?? time;
};
const momentOf = (day: string, time: string) => {
  // A number alone may be the beginning of a time.
  const read = /[:.]\d|m/u.test(time) ? readTypedTime(time) : undefined;
  return read === undefined ? `${day}T${time}` : `${day}T${read}:00.000Z`;
};

/** Windows of the field as rows. The text may hold half a time, because it changes with each key. */
export const windowRows: RowTexts<WindowTyped> = {
  rowsOf: (text) =>
    windowTexts.rowsOf(text).map(({ window_start: start, window_end: end }) => ({
      day: start.slice(0, Math.max(0, start.indexOf('T'))),
      first: timeOf(start),
      last: timeOf(end),
    })),
  textOf: (rows) => JSON.stringify(rows.map(({ day, first, last }) => [momentOf(day, first), momentOf(day, last)])),
};

/** Returns another row with the times of the last one. */
export function anotherWindow(rows: readonly WindowTyped[]): WindowTyped {
  const last = rows.at(-1);
  return { day: '', first: last?.first ?? '09:00', last: last?.last ?? '10:30' };
}
