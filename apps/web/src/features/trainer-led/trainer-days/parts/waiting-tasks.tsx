import type { TrainerDay } from '@doselore/contract/trainer-days';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { formatLongDay, formatNumber } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { Count } from '../../../../ui/plural/index.ts';
import { RowList } from '../../../../ui/row-list/index.ts';
import { useCourseLinks } from '../use-course-links.ts';
import c from './today.module.css';

type TaskProps = { title: string; action: string; to: string; children: ReactNode };

function Task({ title, action, to, children }: TaskProps) {
  return (
    <li>
      <div className={c.what}>
        <b>{title}</b>
        <div className="muted">{children}</div>
      </div>
      <Button component={Link} to={to} variant="default" aria-label={`${action}: ${title}`}>
        {action}
      </Button>
    </li>
  );
}

type Waiting = Pick<TrainerDay, 'registers' | 'assessments' | 'enquiries' | 'confirmations'>;

/** Bookings to confirm, dates to answer, registers of earlier days, and assessments that the trainer has not finished. */
export function WaitingTasks({ registers, assessments, enquiries, confirmations }: Waiting) {
  const { to } = useArea();
  const links = useCourseLinks();
  const isDone = registers.length + assessments.length + enquiries.waiting + confirmations.waiting === 0;
  return (
    <Card title="Waiting for you">
      {isDone && <p className={c.note}>Nothing is waiting.</p>}
      <RowList>
        {confirmations.due_at !== null && (
          <Task title="Bookings" action="Confirm" to={to('booking-confirmation-enquiries')}>
            <Count count={confirmations.waiting} one="booking" many="bookings" /> to confirm, the first by{' '}
            {formatLongDay(londonWallClock(new Date(confirmations.due_at)).toISOString())}.
          </Task>
        )}
        {enquiries.due_at !== null && (
          <Task title="Dates of bookings" action="Answer" to={to('availability-enquiries')}>
            <Count count={enquiries.waiting} one="date" many="dates" /> to answer, the first by{' '}
            {formatLongDay(londonWallClock(new Date(enquiries.due_at)).toISOString())}.
          </Task>
        )}
        {registers.map((one) => (
          <Task key={one.session_id} title={one.title} action="Take the register" to={links.register(one)}>
            {formatLongDay(one.training_start)}. {formatNumber(one.unmarked)} of{' '}
            <Count count={one.delegates} one="person" many="people" /> not marked.
          </Task>
        ))}
        {assessments.map((one) => (
          <Task key={`assess ${one.id}`} title={one.title} action="Assess" to={links.assessment(one)}>
            <Count count={one.pending} one="person" many="people" /> to assess by {formatLongDay(one.deadline)}.
          </Task>
        ))}
      </RowList>
    </Card>
  );
}
