import { plural } from '@doselore/contract';

/** Returns how many days an organiser could choose now, in a sentence. */
export const daysInWords = (days: number): string =>
  days === 0
    ? 'No day can be booked now: no trainer who said yes is free with the place.'
    : `${days} ${plural(days, 'day', 'days')} can be booked now.`;
