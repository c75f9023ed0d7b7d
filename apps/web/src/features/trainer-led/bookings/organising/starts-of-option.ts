import { plural } from '@doselore/contract';
import type { BookingOption, BookingSummary, DayOrder } from '@doselore/contract/bookings';
import { formatTime } from '../../../../ui/formats/index.ts';
import { inOrder, keyOfPair } from '../pairs.ts';

/** A start that an organiser can choose. `second` has the order and the later start of two sessions. */
export type OrganiserStart = {
  value: string;
  label: string;
  more?: string;
  start: string;
  second: { order: DayOrder; secondStartTimeDate: string } | undefined;
};

/** Returns the starts of a day, each with its words. */
export function startsOfOption({ starts, pairs }: BookingOption, booking: BookingSummary): OrganiserStart[] {
  const { product, other } = booking;
  if (other === null)
    return starts.map((start) => ({ value: start, label: formatTime(start), start, second: undefined }));
  return pairs.map((pair) => {
    const [earlier, later] = inOrder(pair, product.name, other.product.name);
    return {
      ...{ value: keyOfPair(pair), start: pair.start, more: `${earlier}, then ${later}` },
      label: `${formatTime(pair.start)} and ${formatTime(pair.second_start)}`,
      second: { order: pair.order, secondStartTimeDate: pair.second_start },
    };
  });
}

/** Returns how many starts a day has: `13 starts, 09:00 to 12:00`. */
export function startsInWords(starts: readonly OrganiserStart[]): string {
  const times = starts.map(({ start }) => start).sort();
  const [first = '', last = first] = [times[0], times.at(-1)];
  const range = first === last ? formatTime(first) : `${formatTime(first)} to ${formatTime(last)}`;
  return `${starts.length} ${plural(starts.length, 'start', 'starts')}, ${range}`;
}
