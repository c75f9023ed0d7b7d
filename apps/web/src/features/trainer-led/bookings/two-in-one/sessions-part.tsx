import { webAddresses } from '@doselore/contract';
import type { TwoInOneDay } from '@doselore/contract/bookings';
import { Link } from 'react-router';
import { Card } from '../../../../ui/layout/index.ts';
import { factsOfSession, orderInWords, type SessionShown, sessionsOfDay, timeOfSession } from './day-words.ts';
import c from './two-in-one.module.css';
import { halfWords } from './use-day-form.ts';

function SessionRow({ session }: { session: SessionShown }) {
  const time = timeOfSession(session);
  return (
    <li>
      <div>
        <div className={c.half}>{halfWords[session.half]}</div>
        <b>{session.product.name}</b>
        {time !== undefined && <div className={c.time}>{time}</div>}
        <div className="muted">{factsOfSession(session)}</div>
      </div>
      {session.course !== null && (
        <Link to={webAddresses.courseDelegates(session.course.group_id, session.course.id)}>Open course</Link>
      )}
    </li>
  );
}

/** Both sessions of a day, in the order in which they take place, and what they share. */
export function SessionsPart({ day }: { day: TwoInOneDay }) {
  return (
    <Card title="Both sessions">
      <ol className={c.sessions}>
        {sessionsOfDay(day).map((session) => (
          <SessionRow key={session.half} session={session} />
        ))}
      </ol>
      <p className={c.note}>{orderInWords(day)}</p>
    </Card>
  );
}
