import type { Answer } from '@doselore/contract';
import { assessmentDeadline } from '@doselore/contract/course-assessments';
import {
  type CourseSession,
  courseDays,
  declinesUntil,
  type getCourseLaunchData,
  isFeedbackOpen,
  joiningOpensAt,
  joiningState,
  type MyCourse,
} from '@doselore/contract/my-learning';
import type { FinishFirst } from '../linked-courses/index.ts';
import type { SessionData } from './card-data.ts';
import type { SessionCard } from './sessions.repository.ts';

export function presentSession(
  row: SessionData,
  { isOnline, londonNow }: { isOnline: boolean; londonNow: Date },
): CourseSession {
  const times = { start: new Date(row.training_start), end: new Date(row.training_end) };
  const state = row.state === 'scheduled' ? joiningState(times, londonNow) : 'over';
  return {
    training_start: times.start.toISOString(),
    training_end: times.end.toISOString(),
    ...courseDays(row.meetings, londonNow),
    sessions: row.meetings.map(({ training_start, training_end }) => ({
      training_start: new Date(training_start).toISOString(),
      training_end: new Date(training_end).toISOString(),
    })),
    place: row.place,
    address: isOnline ? null : row.address,
    what_to_bring: row.what_to_bring,
    trainer: row.trainer,
    is_over: state === 'over',
    is_closed: row.state === 'closed',
    answer: answerOf(row, times.start, londonNow),
    is_licensed: row.is_licensed,
    attendance: row.attendance,
    assessment: row.assessment && {
      state: row.assessment.state,
      deadline: assessmentDeadline(times.end, row.assessment.days),
      online_course_id: row.assessment.online_course_id,
    },
    feedback: feedbackOf(row, times.end, londonNow),
    joining: isOnline ? joiningOf(row, londonNow) : null,
  };
}

/** Returns when the delegate may join the session that is under way or comes next, otherwise the last one. */
function joiningOf({ state, meetings }: SessionData, londonNow: Date): CourseSession['joining'] {
  const next = meetings.find(({ training_end }) => londonNow <= new Date(training_end)) ?? meetings.at(-1);
  if (next === undefined) return null;
  const times = { start: new Date(next.training_start), end: new Date(next.training_end) };
  return {
    session_id: next.id,
    state: state === 'scheduled' ? joiningState(times, londonNow) : 'over',
    from: joiningOpensAt(times.start).toISOString(),
    is_ready: next.is_ready,
  };
}

function answerOf({ state, attendance, response }: SessionData, start: Date, londonNow: Date): CourseSession['answer'] {
  if (state !== 'scheduled' || attendance !== null || start <= londonNow) return null;
  const until = declinesUntil(start);
  return { response, declines_until: until.toISOString(), may_decline: londonNow < until };
}

function feedbackOf({ has_feedback, attendance }: SessionData, end: Date, londonNow: Date): CourseSession['feedback'] {
  if (has_feedback) return 'given';
  if (!isFeedbackOpen(end, londonNow)) return 'closed';
  return attendance === 'attended' || attendance === 'partial' ? 'open' : 'closed';
}

/** Returns the page of a Pharmacist-led Course. It names no expiry date before there is a certificate. */
export function launchSession(
  row: SessionCard,
  { course, finish_first }: { course: MyCourse; finish_first: FinishFirst[] },
): Omit<Answer<typeof getCourseLaunchData>, 'details'> {
  return {
    course,
    cover: course.cover,
    pass_mark: null,
    would_end_on: null,
    renewal: null,
    next: null,
    completion: null,
    what_to_bring: row.session.what_to_bring,
    finish_first,
  };
}
