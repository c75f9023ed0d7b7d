import type { TrainerDay } from '@doselore/contract/trainer-days';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
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

/** Registers of earlier days and assessments that the trainer has not finished. */
export function WaitingTasks({ registers, assessments }: Pick<TrainerDay, 'registers' | 'assessments'>) {
  const links = useCourseLinks();
  return (
    <Card title="Waiting for you">
      {registers.length + assessments.length === 0 && <p className={c.note}>Nothing is waiting.</p>}
      <RowList>
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
