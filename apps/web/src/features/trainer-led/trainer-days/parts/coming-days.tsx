import { type LedSession, trainerDayLimits } from '@doselore/contract/trainer-days';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { formatTimeRange } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { RowList } from '../../../../ui/row-list/index.ts';
import { byDay, dayHeading, delegatesWords, groupWords, placeWords } from '../session-words.ts';
import { useCourseLinks } from '../use-course-links.ts';
import c from './today.module.css';

/** Sessions after today, by day. `today` is YYYY-MM-DD. */
export function ComingDays({ sessions, today }: { sessions: readonly LedSession[]; today: string }) {
  const links = useCourseLinks();
  const { to } = useArea();
  return (
    <Card title="Coming days">
      {sessions.length === 0 && <p className={c.note}>No sessions after today.</p>}
      {byDay(sessions).map(([day, ofDay]) => (
        <div key={day} className={c.day}>
          <h3>{dayHeading(day, today)}</h3>
          <RowList>
            {ofDay.map((session) => (
              <li key={session.session_id}>
                <span className={c.clock}>{formatTimeRange(session.training_start, session.training_end)}</span>
                <div className={c.what}>
                  <Link to={links.course(session)}>{session.title}</Link>
                  <div>{placeWords(session)}</div>
                  <div className="muted">
                    {groupWords(session)}. Delegates: {delegatesWords(session)}.
                  </div>
                </div>
              </li>
            ))}
          </RowList>
        </div>
      ))}
      {sessions.length === trainerDayLimits.coming && (
        <p className={c.more}>
          <Link to={`${to('led-courses')}?stage=ahead`}>All coming courses</Link>
        </p>
      )}
    </Card>
  );
}
