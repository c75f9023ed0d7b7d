import type { CourseSession, MyCourse } from '@doselore/contract/my-learning';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { now } from '../../../platform/clock/clock.ts';
import { formatLongDay, formatTimeRange } from '../../../ui/formats/index.ts';

export type SessionCourse = MyCourse & { session: CourseSession };

export function hasSession(course: MyCourse): course is SessionCourse {
  return course.session !== null;
}

export function placeOf({ session }: SessionCourse): string {
  return session.joining === null ? (session.place ?? 'Place not set yet') : 'Online';
}

const register = {
  attended: 'Attended',
  partial: 'Partly attended',
  absent: 'Absent',
  excused: 'Excused',
} as const;

export function registerOf({ attendance }: CourseSession): string {
  return attendance === null ? 'Register not taken yet' : register[attendance];
}

/** Returns the assessment of a Pharmacist-led Course in words. */
export function assessmentOf({ attendance }: CourseSession, { state, deadline }: Assessment): string {
  const until = `until ${formatLongDay(deadline)}`;
  if (state === 'pending')
    return wallClock().toISOString().slice(0, 10) > deadline ? 'Result not entered yet' : `To be taken ${until}`;
  if (state === 'not_required')
    return attendance === null ? `After the course, ${until}` : 'You did not attend enough to take it';
  return results[state];
}

export const certificateComes = 'Attended: your certificate comes when the trainer closes the course';
export const needsLicence = 'Attended. You need a licence to get a certificate: ask your organisation for one';

/**
 * Returns what becomes of the certificate of a delegate who attended a course that gives it when it is closed. Undefined
 * for everybody else.
 */
export function closingText({ session, certificate }: SessionCourse): string | undefined {
  const { attendance, assessment, is_closed: isClosed, is_licensed: isLicensed } = session;
  if (certificate !== null || attendance !== 'attended' || assessment !== null || isClosed) return undefined;
  return isLicensed ? certificateComes : needsLicence;
}

type Assessment = NonNullable<CourseSession['assessment']>;
const results = { passed: 'Passed', failed: 'Not passed', lapsed: 'Not taken in time' };

/**
 * Returns the one fact on a session's card: its time and place, and afterwards the attendance in the register, or the
 * assessment of somebody who attended.
 */
export function sessionFactOf(course: SessionCourse): string {
  const { session } = course;
  const day = formatLongDay(session.training_start);
  const next = nextTimesOf(session);
  const { assessment } = session;
  if (assessment !== null && assessment.state !== 'not_required')
    return `${registerOf(session)}. Assessment: ${lowerFirst(assessmentOf(session, assessment))}`;
  const closing = closingText(course);
  if (closing !== undefined) return closing;
  if (session.is_over)
    return session.attendance === null ? `${day}, register not taken yet` : `${registerOf(session)}, ${day}`;
  const facts = [formatLongDay(next.training_start), formatTimeRange(next.training_start, next.training_end)];
  return [...facts, ...daysOf(session), placeOf(course)].join(', ');
}

/** Returns the times of the session that is under way or comes next, otherwise the times of the whole course. */
export function nextTimesOf(session: CourseSession): { training_start: string; training_end: string } {
  return session.next_session ?? session;
}

/** Returns which day of how many it is, in words. Empty for a course of one day. */
export function daysOf({ days, next_session: next, sessions }: CourseSession): string[] {
  if (days < 2) return [];
  const dates = [...new Set(sessions.map(({ training_start }) => training_start.slice(0, 10)))];
  return [next === null ? `${days} days` : `day ${dates.indexOf(next.training_start.slice(0, 10)) + 1} of ${days}`];
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export function nextSessionOf(courses: readonly MyCourse[]): SessionCourse | undefined {
  const ahead = courses.filter(hasSession).filter(({ session }) => !session.is_over);
  return ahead.sort((a, b) =>
    nextTimesOf(a.session).training_start.localeCompare(nextTimesOf(b.session).training_start),
  )[0];
}

/** Returns whether a day (`YYYY-MM-DD…` in UK time) is today in the United Kingdom. */
export function isToday(moment: string): boolean {
  return wallClock().toISOString().slice(0, 10) === moment.slice(0, 10);
}

const day = 86_400_000;

/**
 * Returns the milliseconds until the state of a session changes: its link opens, or it ends. False when that is not
 * within a day. When this device's clock is fast, returns 30 seconds until the server agrees.
 */
export function untilSessionsChange(courses: readonly MyCourse[]): number | false {
  const londonNow = wallClock().getTime();
  const waits = courses.flatMap(({ session }) => {
    if (session === null || session.is_over) return [];
    const change = session.joining?.state === 'early' ? session.joining.from : session.training_end;
    const wait = Date.parse(change) - londonNow;
    return wait > day ? [] : [wait > 0 ? wait + 1_000 : 30_000];
  });
  return waits.length === 0 ? false : Math.min(...waits);
}

function wallClock(): Date {
  return londonWallClock(new Date(now()));
}
