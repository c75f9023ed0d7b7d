import { plural } from '@doselore/contract';
import type { BookingSummary } from '@doselore/contract/bookings';
import { Tag } from '../../../../ui/course/index.ts';
import { formatLongDay, formatTimeRange } from '../../../../ui/formats/index.ts';
import { momentInWords } from '../words.ts';

type State = BookingSummary['state'];

const searching = 'Trainers are asked';
const words: Record<State, string> = {
  draft: searching,
  seeking: searching,
  options_ready: searching,
  awaiting_organiser: 'Choose a date',
  organiser_booked: 'Trainer confirms',
  completed: 'Course scheduled',
  no_availability: 'No trainer available',
  lapsed: 'Not chosen in time',
  cancelled: 'Cancelled',
};
const hues: Partial<Record<State, Parameters<typeof Tag>[0]['hue']>> = {
  awaiting_organiser: 'amber',
  completed: 'leaf',
  lapsed: 'porcelain',
  no_availability: 'porcelain',
  cancelled: 'porcelain',
};

/** State of a request, in the words of its organiser. An open question about one session comes before it. */
export const BookingTag = ({ booking: { state, keep_half: question } }: { booking: BookingSummary }) =>
  question === null ? <Tag hue={hues[state] ?? 'gentian'}>{words[state]}</Tag> : <Tag hue="amber">Answer</Tag>;

const endOf = (start: string, minutes: number) => new Date(Date.parse(start) + minutes * 60_000).toISOString();

type Session = Pick<BookingSummary, 'minutes'>;

/** Returns day and time of a session that begins at a start: `Mon 1st Feb 2027, 10:00 - 13:00`. */
export function sessionInWords(start: string, { minutes }: Session): string {
  return `${formatLongDay(start)}, ${formatTimeRange(start, endOf(start, minutes))}`;
}

/** Returns where a session takes place. */
export const placeInWords = ({ is_virtual: isVirtual, place }: Pick<BookingSummary, 'is_virtual' | 'place'>): string =>
  isVirtual ? 'Online' : (place ?? 'Not chosen yet');

const factsOf = (booking: Session & Pick<BookingSummary, 'delegates' | 'is_virtual' | 'place'>): string =>
  [
    `${booking.delegates} ${plural(booking.delegates, 'delegate', 'delegates')}`,
    `${booking.minutes} minutes`,
    placeInWords(booking),
  ].join(', ');

/** Returns for whom a session is and how long: `12 delegates, 180 minutes, Own room`. For two sessions, each after its course. */
export const factsInWords = (booking: BookingSummary): string =>
  booking.other === null
    ? factsOf(booking)
    : [booking, booking.other].map((session) => `${session.product.name}: ${factsOf(session)}`).join('. ');

/** Returns the booked day and times: of two sessions in the order in which they take place. */
function bookedInWords({ starts_at: startsAt, minutes, other }: BookingSummary): string | undefined {
  if (startsAt === null) return undefined;
  if (other?.starts_at == null) return sessionInWords(startsAt, { minutes });
  const both = [
    { start: startsAt, minutes },
    { start: other.starts_at, minutes: other.minutes },
  ].sort((a, b) => a.start.localeCompare(b.start));
  return `${formatLongDay(startsAt)}, ${both.map(({ start, minutes: length }) => formatTimeRange(start, endOf(start, length))).join(' and ')}`;
}

/** Returns what happens next with a request, in a sentence for its organiser. */
export function nextForOrganiser(booking: BookingSummary): string {
  const { state, due_at: dueAt, starts_at: startsAt, other, keep_half: question } = booking;
  if (question !== null) return `Answer by ${momentInWords(question.due_at)} whether ${question.stays.name} stays.`;
  const search = 'We look for trainers. When some are available, we email the organiser to choose a date.';
  const day = bookedInWords(booking) ?? 'The date';
  const sentences: Record<State, string> = {
    ...{ draft: search, seeking: search, options_ready: search },
    awaiting_organiser: dueAt === null ? 'Choose a date.' : `Choose by ${momentInWords(dueAt)}.`,
    organiser_booked: `${day} is held until a trainer confirms it.`,
    completed:
      startsAt === null
        ? `${other === null ? 'The course is' : 'Both courses are'} scheduled.`
        : `${day} is scheduled.`,
    no_availability: 'No trainer was available on the dates so far. We have emailed the reason to the organiser.',
    lapsed: 'No date was chosen in time. Contact us when you still want the training.',
    cancelled: 'Cancelled. You do not need to do anything.',
  };
  return sentences[state];
}
