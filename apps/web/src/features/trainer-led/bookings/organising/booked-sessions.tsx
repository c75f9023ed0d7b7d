import { plural } from '@doselore/contract';
import type { BookingSummary } from '@doselore/contract/bookings';
import { placeInWords, sessionInWords } from './booking-words.tsx';
import c from './organising.module.css';
import type { OrganiserStart } from './starts-of-option.ts';

type Session = Pick<BookingSummary, 'product' | 'is_virtual' | 'delegates' | 'minutes' | 'place'> & { start: string };

/** Returns the sessions of a start, in the order in which they take place. */
function sessionsOf({ start, second }: OrganiserStart, booking: BookingSummary): Session[] {
  const { other } = booking;
  if (second === undefined || other === null) return [{ ...booking, start }];
  const [first, later] = second.order === 'ab' ? [booking, other] : [other, booking];
  return [
    { ...first, start },
    { ...later, start: second.secondStartTimeDate },
  ];
}

/** What a start books: each session with its times, people and place. */
export const BookedSessions = ({ start, booking }: { start: OrganiserStart; booking: BookingSummary }) =>
  sessionsOf(start, booking).map((session) => (
    <div key={session.start} className={c.session}>
      <p className={c.when}>{sessionInWords(session.start, session)}</p>
      <p>
        {session.product.name}, {session.delegates} {plural(session.delegates, 'delegate', 'delegates')}.{' '}
        {placeInWords(session)}.
      </p>
    </div>
  ));
