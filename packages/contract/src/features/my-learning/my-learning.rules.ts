import type { MyCourse } from './my-learning.schemas.ts';

/**
 * Types of courses. The id of an online, distance or paper course is that of the course. A trainer-led course has the
 * id of its virtual group, an external course that of the person's entry.
 */
export const courseTypes = ['online', 'distance', 'trainer-led', 'paper-course', 'external-course'] as const;
export type CourseType = (typeof courseTypes)[number];
/** Types with modules to open. */
export const moduleCourseTypes = ['online', 'distance'] as const;
export type ModuleCourseType = (typeof moduleCourseTypes)[number];

export const completionStatuses = ['incomplete', 'completed', 'failed'] as const;

export const trainingSources = ['online', 'pled', 'paper', 'external'] as const;
export type TrainingSource = (typeof trainingSources)[number];

export type LearningFilter = { courseTitle: string; deliverableId: number | null; status: string | null };

/**
 * Tells whether a course matches a filter. `not_started` means that there is no completion_status. Any other
 * filter must equal it.
 */
export function matchesFilter(course: MyCourse, filter: LearningFilter): boolean {
  const title = filter.courseTitle.trim().toLowerCase();
  if (title !== '' && !course.title.toLowerCase().includes(title)) return false;
  if (filter.deliverableId !== null && course.deliverable_id !== filter.deliverableId) return false;
  if (filter.status === null) return true;
  const completion = course.courseUser?.completion_status;
  return filter.status === 'not_started' ? completion === undefined : completion === filter.status;
}

/** Days before it expires from which a certificate may be renewed and is shown as expiring. */
export const renewalWindowDays = 90;

/** Days after it expired within which the refresher of its course can still renew a certificate. */
export const refreshableDays = 60;

/** Adds months to a `YYYY-MM-DD` day, clamped to the end of the month: 31 January + 1 is 28 or 29 February. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const index = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(index / 12);
  const targetMonth = (index % 12) + 1;
  const clamped = Math.min(date, daysInMonth(targetYear, targetMonth));
  return [
    String(targetYear).padStart(4, '0'),
    String(targetMonth).padStart(2, '0'),
    String(clamped).padStart(2, '0'),
  ].join('-');
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

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

/** Tells whether a certificate that expires on `end` lasts at least as long as one that expires on `other`. */
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

function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** Returns the whole days from one `YYYY-MM-DD` day to another. Negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
