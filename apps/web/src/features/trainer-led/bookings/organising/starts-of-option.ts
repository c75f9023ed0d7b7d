import { plural } from '@doselore/contract';
import { type BookingOption, type BookingSummary, type DayOrder, dayOrders } from '@doselore/contract/bookings';
import { formatTime } from '../../../../ui/formats/index.ts';
import { keyOfPair, startsOfPair } from '../pairs.ts';

/** A start that an organiser can choose. `second` has the order and the later start of two sessions. */
export type OrganiserStart = {
  value: string;
  label: string;
  start: string;
  second: { order: DayOrder; secondStartTimeDate: string } | undefined;
};

/** Returns the starts of a day, each with its words; for two sessions those of one order. */
export function startsOfOption(
  { starts, pairs }: BookingOption,
  { other }: BookingSummary,
  order: DayOrder | undefined,
): OrganiserStart[] {
  if (other === null)
    return starts.map((start) => ({ value: start, label: formatTime(start), start, second: undefined }));
  return pairs
    .filter((pair) => pair.order === order)
    .map((pair) => ({
      ...{ value: keyOfPair(pair), start: pair.start, label: startsOfPair(pair) },
      second: { order: pair.order, secondStartTimeDate: pair.second_start },
    }));
}

/** Returns the orders in which two sessions can take place on a day. */
export const ordersOfOption = ({ pairs }: BookingOption): DayOrder[] =>
  dayOrders.filter((order) => pairs.some((pair) => pair.order === order));

/** Returns how many starts a day has: `13 starts, 09:00 to 12:00`. */
export function startsInWords({ starts, pairs }: BookingOption): string {
  const times = [...new Set(pairs.length > 0 ? pairs.map(({ start }) => start) : starts)].sort();
  const [first = '', last = first] = [times[0], times.at(-1)];
  const range = first === last ? formatTime(first) : `${formatTime(first)} to ${formatTime(last)}`;
  return `${times.length} ${plural(times.length, 'start', 'starts')}, ${range}`;
}
