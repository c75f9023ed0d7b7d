import { bookingLimits, type RequestState } from './bookings.rules.ts';

/** Two sessions on one day: the dates, the questions and the state hang on the first request, `a`. */
export const halves = ['a', 'b'] as const;
export type Half = (typeof halves)[number];

/** Orders of both sessions of a day: the first one before the second one, or after it. */
export const dayOrders = ['ab', 'ba'] as const;
export type DayOrder = (typeof dayOrders)[number];

export const twoInOneLimits = {
  shortestGap: 30,
  longestGap: 240,
  usualGap: 30,
} as const;

/** States of a day from which a site admin can ask the organiser whether one of both sessions stays. */
export const canAskToKeep = (state: RequestState): boolean => state !== 'completed' && state !== 'cancelled';

/** Lengths of both sessions and the time between them, in minutes. */
export type DayLengths = { minutes: number; secondMinutes: number; gap_minutes: number; is_order_fixed: boolean };

/** Returns the orders in which both sessions can take place. */
export const ordersOf = ({ is_order_fixed: isFixed }: Pick<DayLengths, 'is_order_fixed'>): readonly DayOrder[] =>
  isFixed ? ['ab'] : dayOrders;

/** Returns the minutes from the earliest start of a day to the earliest start after it, in the shorter order, on the grid. */
export function leastWindow(lengths: DayLengths): number {
  const first = lengths.is_order_fixed ? lengths.minutes : Math.min(lengths.minutes, lengths.secondMinutes);
  return Math.ceil((first + lengths.gap_minutes) / bookingLimits.grid) * bookingLimits.grid;
}

/** Returns why the times of a day are too short for the starts of both sessions, or undefined. */
export function shortWindowProblem(
  { window_start: start, window_end: end }: { window_start: string; window_end: string },
  lengths: DayLengths,
): string | undefined {
  const needed = leastWindow(lengths);
  if ((Date.parse(end) - Date.parse(start)) / 60_000 >= needed) return undefined;
  return `Both sessions begin between these times, so the last start is at least ${needed} minutes after the first`;
}

/** Returns the name of a booking of one session or two: "Contraception service and Basic life support". */
export const namedTogether = (name: string, other: string | null): string =>
  other === null ? name : `${name} and ${other}`;
