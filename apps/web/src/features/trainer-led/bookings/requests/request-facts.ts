import type { MultiDay, ProjectRequest } from '@doselore/contract/bookings';
import { assessmentTypeWords } from '@doselore/contract/course-assessments';
import type { Fact } from '../../../../ui/layout/index.ts';
import { slotWords } from './slot-words.ts';

type Named = readonly [string, string | number | null];

const factsOf = (all: readonly Named[]): Fact[] =>
  all.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));

/** Returns the fields that a request and a course of several days share, after those of its time. */
function wantedOf(booking: ProjectRequest | MultiDay, times: readonly Named[]): Fact[] {
  const { venue, location, place, place_postcode, video_account, meeting_url } = booking;
  return factsOf([
    ['Delegates', booking.delegates],
    ...times,
    ['Venue', venue],
    ['Location', location],
    ['Room or own premises', [place, place_postcode].filter((part) => part !== null).join(', ') || null],
    ['Meeting account', video_account],
    ['Link to the meeting', meeting_url],
    ['Certificate', booking.certificate_months === 0 ? 'Never expires' : `${booking.certificate_months} months`],
    ['Assessment', assessmentTypeWords[booking.assessment_type]],
    ['Notes', booking.notes || null],
    ['Reason for cancelling', booking.end_reason],
  ]);
}

/** Returns the fields of a request that have a value, as facts. */
export const factsOfRequest = (request: ProjectRequest): Fact[] =>
  wantedOf(request, [
    ['Length', `${request.minutes} minutes`],
    ['Time of day', slotWords[request.slot]],
  ]);

/** Returns the fields of a course of several days that have a value, as facts. */
export const factsOfDays = (course: MultiDay): Fact[] =>
  wantedOf(course, [
    ['Days from the first date to the last', course.max_span_days],
    ['Dates agreed with', course.agreed_with],
  ]);
