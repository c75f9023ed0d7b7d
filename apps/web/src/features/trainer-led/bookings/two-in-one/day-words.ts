import { plural } from '@doselore/contract';
import { namedTogether, type SessionOfDay, type TwoInOneDay } from '@doselore/contract/bookings';
import { formatLongDay, formatTimeRange } from '../../../../ui/formats/index.ts';

/** Returns both courses of a day: `Contraception service and Basic life support`. */
export const nameOfDay = ({ first, second }: TwoInOneDay): string =>
  namedTogether(first.product.name, second.product.name);

export type SessionShown = SessionOfDay & {
  half: 'first' | 'second';
  minutes: number;
  delegates: number;
  place: string | null;
};

/** Returns both sessions of a day, in the order in which they take place once they are booked. */
export function sessionsOfDay(day: TwoInOneDay): SessionShown[] {
  const both = (['first', 'second'] as const).map((half) => ({
    ...{ ...day[half], half, minutes: day[`${half}_minutes`], delegates: day[`${half}_delegates`] },
    place: placeOf(day, half),
  }));
  return both.sort((a, b) => (a.starts_at ?? '').localeCompare(b.starts_at ?? ''));
}

const placeOf = (day: TwoInOneDay, half: 'first' | 'second') =>
  [day[half].venue, day[half].location, day[`${half}_place`], day[`${half}_place_postcode`]]
    .filter((part) => part !== null)
    .join(', ') || null;

/** Returns when a session is, once it is booked: `Mon 1st Feb 2027, 09:00 - 12:00`. */
export function timeOfSession({ starts_at: start, minutes }: SessionShown): string | undefined {
  if (start === null) return undefined;
  const end = new Date(Date.parse(start) + minutes * 60_000).toISOString();
  return `${formatLongDay(start)}, ${formatTimeRange(start, end)}`;
}

/** Returns for whom a session is, how long and where: `8 delegates, 120 minutes, Quay Room`. */
export const factsOfSession = ({ delegates, minutes, is_virtual: isVirtual, place }: SessionShown): string =>
  [
    `${delegates} ${plural(delegates, 'delegate', 'delegates')}`,
    `${minutes} minutes`,
    isVirtual ? 'online' : (place ?? 'place not chosen yet'),
  ].join(', ');

/** Returns what both sessions of a day share: the gap, and their order. */
export const orderInWords = ({ gap_minutes: gap, is_order_fixed: isFixed }: TwoInOneDay): string =>
  `At least ${gap} minutes between both sessions. ${isFixed ? 'The first session comes first.' : 'Either session can come first.'}`;
