import {
  enquiryStateTexts,
  type PlaceEnquiry,
  type PlaceEnquiryDetail,
  type RequestState,
  waitingForOf,
  waitingForWords,
} from '@doselore/contract/bookings';
import { Tag } from '../../../../ui/course/index.ts';
import { formatLongDay, formatTime } from '../../../../ui/formats/index.ts';
import { momentInWords } from '../words.ts';

type Hue = Parameters<typeof Tag>[0]['hue'];
const hues: Partial<Record<RequestState, Hue>> = {
  completed: 'leaf',
  awaiting_organiser: 'amber',
  no_availability: 'amber',
  lapsed: 'amber',
  cancelled: 'porcelain',
};

/** State of a request, as its organisation reads it. */
export const EnquiryTag = ({ state }: Pick<PlaceEnquiry, 'state'>) => (
  <Tag hue={hues[state] ?? 'gentian'}>{enquiryStateTexts[state]}</Tag>
);

/** Returns a booked start: `Mon 1st Feb 2027 at 10:00`. */
export const startInWords = (start: string): string => `${formatLongDay(start)} at ${formatTime(start)}`;

/** Returns the days that come into question: `2 days from Mon 1st Feb 2027`. The booked start instead, once there is one. */
export function daysInWords({ starts_at: start, first_day: first, days }: PlaceEnquiry): string {
  if (start !== null) return startInWords(start);
  if (first === null) return 'No days yet';
  return days === 1 ? formatLongDay(first) : `${days} days from ${formatLongDay(first)}`;
}

/** Returns who has to act next. Undefined for a request that has ended. */
export function waitingInWords({ state }: Pick<PlaceEnquiry, 'state'>): string | undefined {
  const who = waitingForOf(state);
  return who === 'organiser' ? 'You' : who && waitingForWords[who];
}

/** Returns what happens next with a request, in sentences for its organisation. */
export function nextInWords(enquiry: PlaceEnquiryDetail): string {
  const { state, due_at: due, starts_at: start, organiser, end_reason: reason } = enquiry;
  const until = due === null ? 'soon' : `by ${momentInWords(due)}`;
  const words: Record<RequestState, string> = {
    draft: 'Site admins compare the trainers for these days, then ask them.',
    seeking: `Trainers have been asked about these days. They answer ${until}.`,
    options_ready: 'A trainer can come on at least one of the days. Site admins offer you the times next.',
    awaiting_organiser: `Choose a day and a time. ${organiser} can do it too.`,
    organiser_booked: `${start === null ? 'The time' : startInWords(start)} is held. The trainer answers ${until}.`,
    completed: start === null ? 'The course is scheduled.' : `The course is on ${startInWords(start)}.`,
    no_availability: 'No trainer was available on these days. Other days may work.',
    lapsed: 'No date was chosen in time. Site admins can offer the dates again.',
    cancelled: reason === null ? 'This enquiry has ended.' : `Reason: ${reason}`,
  };
  return words[state];
}
