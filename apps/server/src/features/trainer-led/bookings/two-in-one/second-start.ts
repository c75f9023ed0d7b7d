import type { DayOrder } from '@doselore/contract/bookings';
import type { BookedStart } from './booked-day.ts';

type Sent = { startTimeDate: string; order: DayOrder | null; secondStartTimeDate: string | null };

/** Returns the starts that a command books. The order and the second start come together, or `checkStarts` refuses them. */
export const startsOf = ({ startTimeDate, order, secondStartTimeDate: second }: Sent): BookedStart => ({
  startsAt: new Date(startTimeDate),
  pair: order === null || second === null ? null : { order, secondStart: new Date(second) },
});
