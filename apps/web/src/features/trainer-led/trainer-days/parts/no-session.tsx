import type { LedSession } from '@doselore/contract/trainer-days';
import { IconCalendarEvent } from '@tabler/icons-react';
import { formatTime } from '../../../../ui/formats/index.ts';
import { EmptyPanel } from '../../../../ui/states/index.ts';
import { dayHeading, placeWords } from '../session-words.ts';
import c from './today.module.css';

/** Card of a day without a session, with the next session. `today` is YYYY-MM-DD. */
export function NoSession({ next, today }: { next: LedSession | undefined; today: string }) {
  if (next === undefined)
    return (
      <EmptyPanel
        icon={IconCalendarEvent}
        title="No courses yet"
        message="Courses appear here when you are booked as their trainer."
      />
    );
  const day = dayHeading(next.training_start.slice(0, 10), today);
  return (
    <section className={`card ${c.card}`} aria-label="No session today">
      <h2 className={c.title}>No session today</h2>
      <p className={c.note}>
        Your next session is {day.replace('Tomorrow', 'tomorrow')} at {formatTime(next.training_start)}: {next.title},{' '}
        {placeWords(next)}.
      </p>
    </section>
  );
}
