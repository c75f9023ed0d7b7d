import { daysBetween } from '@doselore/contract';
import { renewalWindowDays } from '@doselore/contract/certificates';
import type { MyCourse } from '@doselore/contract/my-learning';
import { type Icon, IconCircleCheck, IconCircleX, IconProgress } from '@tabler/icons-react';
import { today } from '../../../platform/clock/clock.ts';
import type { Hue } from '../../../theme/tokens.ts';
import { externalStateTags } from '../../../ui/course/index.ts';
import { formatLongDay } from '../../../ui/formats/index.ts';
import { hasSession, sessionFactOf } from './session-facts.ts';

export type CourseState = 'not_started' | 'incomplete' | 'failed' | 'completed';

export function stateOf(course: MyCourse): CourseState {
  return course.courseUser?.completion_status ?? 'not_started';
}

export const stateTags: Record<CourseState, { text: string; hue: Hue; icon?: Icon }> = {
  not_started: { text: 'Not started', hue: 'porcelain' },
  incomplete: { text: 'In progress', hue: 'gentian', icon: IconProgress },
  failed: { text: 'Not passed', hue: 'amber', icon: IconCircleX },
  completed: { text: 'Completed', hue: 'leaf', icon: IconCircleCheck },
};

/**
 * Returns the state of a course in words. A new course says so until it is opened, a course taken elsewhere has its
 * state of verification.
 */
export function tagOf(course: MyCourse): { text: string; hue: Hue; icon?: Icon } {
  if (course.external !== null) return externalStateTags[course.external.state];
  return course.is_new ? { text: 'New', hue: 'amber' } : stateTags[stateOf(course)];
}

/**
 * Returns the day on which the certificate, or the entry of a course taken elsewhere, expires; null when it never
 * expires.
 */
export function endOf(course: MyCourse): string | null {
  if (course.external !== null) return course.external.state === 'rejected' ? null : course.external.expires_on;
  return course.certificate?.expires_on ?? null;
}

/**
 * Returns the days until the certificate expires: negative when it has expired, null when it never expires or there is
 * none.
 */
export function daysLeft(course: MyCourse): number | null {
  const end = endOf(course);
  return end === null ? null : daysBetween(today(), end);
}

export function isEndingSoon(course: MyCourse): boolean {
  const left = daysLeft(course);
  return left !== null && left <= renewalWindowDays;
}

/**
 * Returns the one fact that a card shows: the session, the certificate's expiry, the last visit, or the certificate
 * length.
 */
export function factOf(course: MyCourse): string {
  if (hasSession(course) && !isEndingSoon(course)) return sessionFactOf(course);
  const left = daysLeft(course);
  if (left !== null)
    return `${course.external === null ? 'Certificate' : 'It'} ${left < 0 ? 'expired' : 'expires'} ${formatLongDay(endOf(course))}`;
  if (course.external !== null) return `Completed ${formatLongDay(course.external.completed_on)}`;
  if (course.paper !== null && course.certificate === null) return `Taken ${formatLongDay(course.paper.taken_on)}`;
  if (course.certificate !== null) return 'Certificate never expires';
  if (course.courseUser?.last_opened_at) return `Last opened ${formatLongDay(course.courseUser.last_opened_at)}`;
  return course.certificateMonths === 0
    ? 'Certificate never expires'
    : `Certificate lasts ${course.certificateMonths} months`;
}

const urgency: Record<CourseState, number> = { incomplete: 1, failed: 2, not_started: 3, completed: 4 };

/**
 * Sorts courses: expiring soon, in progress, not passed, not started, completed. Courses of one kind keep the order of
 * the server.
 */
export function byUrgency(courses: readonly MyCourse[]): MyCourse[] {
  const rank = (course: MyCourse) => (isEndingSoon(course) ? 0 : urgency[stateOf(course)]);
  return [...courses].sort((a, b) => rank(a) - rank(b));
}
