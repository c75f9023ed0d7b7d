import type { ProjectRequest } from '@doselore/contract/bookings';
import { assessmentTypeWords } from '@doselore/contract/course-assessments';
import type { Fact } from '../../../../ui/layout/index.ts';
import { slotWords } from './slot-words.ts';

/** Returns the fields of a request that have a value, as facts. */
export function factsOfRequest(request: ProjectRequest): Fact[] {
  const { delegates, minutes, slot, venue, location, place, place_postcode, video_account, meeting_url } = request;
  const all: [string, string | number | null][] = [
    ['Delegates', delegates],
    ['Length', `${minutes} minutes`],
    ['Time of day', slotWords[slot]],
    ['Venue', venue],
    ['Location', location],
    ['Room or own premises', [place, place_postcode].filter((part) => part !== null).join(', ') || null],
    ['Meeting account', video_account],
    ['Link to the meeting', meeting_url],
    ['Certificate', request.certificate_months === 0 ? 'Never expires' : `${request.certificate_months} months`],
    ['Assessment', assessmentTypeWords[request.assessment_type]],
    ['Notes', request.notes || null],
    ['Reason for cancelling', request.end_reason],
  ];
  return all.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}
