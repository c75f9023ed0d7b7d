import type { RowTexts } from '@doselore/contract';
import { windowTexts } from '@doselore/contract/bookings';
import { dayOf, momentOf, timeOf } from '../../../../ui/day-times/index.ts';

/** One window as it is typed: day `YYYY-MM-DD`, and times such as "9:00" or "1pm". */
export type WindowTyped = { day: string; first: string; last: string };

/** Windows of the field as rows. The text may hold half a time, because it changes with each key. */
export const windowRows: RowTexts<WindowTyped> = {
  rowsOf: (text) =>
    windowTexts.rowsOf(text).map(({ window_start: start, window_end: end }) => ({
      day: dayOf(start),
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
