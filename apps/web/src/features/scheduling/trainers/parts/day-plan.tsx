import { plural } from '@doselore/contract';
import {
  type AvailabilityMode,
  availabilityModeWords,
  type ScheduleDay,
  type TrainerSession,
  timeOfMinutes,
  weekdayOf,
} from '@doselore/contract/trainers';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { formatLongDay, formatTimeRange } from '../../../../ui/formats/index.ts';
import c from './day-plan.module.css';

const wordsOf = (mode: AvailabilityMode) => (mode === 'any' ? '' : `, ${availabilityModeWords[mode].toLowerCase()}`);

type Link = (session: TrainerSession) => ReactNode;

/** Sessions and free hours of one day. */
function Plan({ day, linkOf }: { day: ScheduleDay; linkOf: Link }) {
  if (day.sessions.length + day.hours.length === 0) return <p className="muted">Not available</p>;
  return (
    <ul className={c.plan}>
      {day.sessions.map((session) => (
        <li key={`${session.virtual_group_id} ${session.training_start}`} className={c.session}>
          <span className="nowrap">{formatTimeRange(session.training_start, session.training_end)}</span>
          {linkOf(session)}
          <span className="muted">{session.place ?? session.group}</span>
        </li>
      ))}
      {day.hours.map(({ from, to, mode }) => (
        <li key={from} className={c.hours}>
          <span className="nowrap">{`Free ${timeOfMinutes(from)} - ${timeOfMinutes(to)}`}</span>
          {wordsOf(mode)}
        </li>
      ))}
    </ul>
  );
}

function summaryOf({ sessions, hours }: ScheduleDay): string {
  if (sessions.length > 0) return `${sessions.length} ${plural(sessions.length, 'session', 'sessions')}`;
  return hours.length > 0 ? 'Free' : 'Not available';
}

type Props = {
  days: readonly ScheduleDay[];
  today: string;
  /** Day that is open in the list of narrow screens. */
  open: string;
  linkOf?: Link;
};

const plain: Link = (session) => <b>{session.title}</b>;

/** Days as a grid of weeks. On narrow screens a list, in which one day is open at a time. */
export function DayGrid({ days, today, open, linkOf = plain }: Props) {
  const narrow = useMediaQuery('(max-width: 47.99em)');
  const first = days[0];
  if (narrow && days.length > 1)
    return (
      <ol className={c.list}>
        {days.map((day) => (
          <li key={day.day}>
            <details name="day" open={day.day === open}>
              <summary>
                <b>{formatLongDay(day.day)}</b>
                <span className="muted">{summaryOf(day)}</span>
              </summary>
              <div>
                <Plan day={day} linkOf={linkOf} />
              </div>
            </details>
          </li>
        ))}
      </ol>
    );
  return (
    <ol className={days.length === 1 ? `${c.grid} ${c.one}` : c.grid}>
      {days.map((day) => (
        <li
          key={day.day}
          className={c.day}
          data-today={day.day === today || undefined}
          style={day === first && days.length > 1 ? { gridColumnStart: weekdayOf(day.day) } : undefined}
        >
          <p className={c.label}>{formatLongDay(day.day)}</p>
          <Plan day={day} linkOf={linkOf} />
        </li>
      ))}
    </ol>
  );
}
