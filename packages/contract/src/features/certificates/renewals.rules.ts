import { addDays, addMonths, daysBetween } from '../../calendar-days.ts';

/** Days before it expires from which a certificate may be renewed and is shown as expiring. */
export const renewalWindowDays = 90;

/** Days after it expired within which the refresher of its course can still renew a certificate. */
export const refreshableDays = 60;

/**
 * Returns the last valid day of a certificate awarded on `awardedOn`, or null when it never expires. With the basis
 * `anniversary`, a renewal inside the window before `previousEnd` counts from that day.
 */
export function certificateEnd(options: {
  awardedOn: string;
  months: number;
  basis: 'completion' | 'anniversary';
  previousEnd: string | null;
}): string | null {
  const { awardedOn, months, basis, previousEnd } = options;
  if (months === 0) return null;
  return addMonths(renewalFacts({ today: awardedOn, basis, previousEnd }).counts_from, months);
}

/** Returns whether a certificate that expires on `end` lasts at least as long as one that expires on `other`. */
export function lastsAsLong(end: string | null, other: string | null): boolean {
  return end === null || (other !== null && end >= other);
}

export type RenewalFacts = {
  /** Day from which the months of the new certificate are counted. */
  counts_from: string;
  /** Days of the present certificate that renewing today would waste. */
  days_given_up: number;
  /** First day on which nothing would be wasted. Null when waiting changes nothing. */
  better_from: string | null;
};

/** Returns what renewing today means for a certificate that expires on `previousEnd`. */
export function renewalFacts(options: {
  today: string;
  basis: 'completion' | 'anniversary';
  previousEnd: string | null;
}): RenewalFacts {
  const { today, basis, previousEnd } = options;
  const left = previousEnd === null ? -1 : daysBetween(today, previousEnd);
  if (previousEnd === null || left < 0) return { counts_from: today, days_given_up: 0, better_from: null };
  if (basis === 'completion') return { counts_from: today, days_given_up: left, better_from: null };
  if (left <= renewalWindowDays) return { counts_from: previousEnd, days_given_up: 0, better_from: null };
  return { counts_from: today, days_given_up: left, better_from: addDays(previousEnd, -renewalWindowDays) };
}
