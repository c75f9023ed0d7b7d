import type { PairOfStarts } from '@doselore/contract/bookings';

type Option = { start: number | null; pair: { order: 'ab' | 'ba'; secondStart: number } | null };

/** Returns both starts of an option as answers have them. Null for one session, and without a start. */
export const presentPair = ({ start, pair }: Option): PairOfStarts | null =>
  start === null || pair === null
    ? null
    : {
        ...{ start: new Date(start).toISOString(), order: pair.order },
        second_start: new Date(pair.secondStart).toISOString(),
      };
