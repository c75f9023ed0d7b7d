import { IconCalendarEvent, IconCalendarPlus, IconCalendarWeek } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { useRouteId } from '../../../../platform/routes/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { projectQuery } from '../bookings.queries.ts';
import { BookingsOff } from '../bookings-off.tsx';
import c from './type-choice.module.css';

type Props = { icon: ReactNode; title: string; to: string; children: ReactNode };

function TypeCard({ icon, title, to, children }: Props) {
  return (
    <li className={`card ${c.card}`}>
      <span className={c.icon}>{icon}</span>
      <h2 className={c.title}>
        <Link className={c.link} to={to}>
          {title}
        </Link>
      </h2>
      <p className={c.text}>{children}</p>
    </li>
  );
}

/** Kinds of training that can be added to a project, each with when it fits. */
export function TypeChoiceScreen() {
  const { to } = useArea();
  const projectId = useRouteId('projectId') ?? 0;
  const project = useQuery(projectQuery(projectId)).data;
  return (
    <>
      <BookingsOff />
      <Page
        context={project?.title}
        names={{ projectId: project?.title }}
        lead={project && `What does ${project.group.name} want?`}
      >
        <ul className={c.cards}>
          <TypeCard
            icon={<IconCalendarEvent size={26} aria-hidden />}
            title="One session"
            to={to('new-project-request', { projectId })}
          >
            One course on one day. Trainers are asked about several dates, and one of them is booked.
          </TypeCard>
          <TypeCard
            icon={<IconCalendarPlus size={26} aria-hidden />}
            title="Two sessions in one day"
            to={to('new-two-in-one', { projectId })}
          >
            Two courses on one day with one trainer, one after the other. Both are booked together.
          </TypeCard>
          <TypeCard
            icon={<IconCalendarWeek size={26} aria-hidden />}
            title="A course of several days"
            to={to('new-days', { projectId })}
          >
            One course with one trainer on 2 to 20 dates that you have agreed with the organisation.
          </TypeCard>
        </ul>
      </Page>
    </>
  );
}
