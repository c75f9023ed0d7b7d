import type { Answer } from '@doselore/contract';
import type { getCourseLaunchData } from '@doselore/contract/my-learning';
import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { formatLongDay, formatTimeRange } from '../../../ui/formats/index.ts';
import { type Fact, Facts } from '../../../ui/layout/index.ts';
import { MapLink } from '../../../ui/map-link/index.ts';
import { DownloadCertificate } from '../../certificates/certificates/index.ts';
import { OwnMaterials } from '../../trainer-led/session-materials/index.ts';
import { downloadCalendar } from './my-learning.queries.ts';
import { FinishFirst } from './parts/finish-first.tsx';
import { Invitation } from './parts/invitation.tsx';
import { Joining } from './parts/joining.tsx';
import c from './parts/launch.module.css';
import { LaunchCard } from './parts/launch-card.tsx';
import { SessionFeedback } from './parts/session-feedback.tsx';
import { SessionMessages } from './parts/session-messages.tsx';
import { WhatItTeaches } from './parts/what-it-teaches.tsx';
import {
  assessmentOf,
  closingText,
  daysOf,
  nextTimesOf,
  placeOf,
  registerOf,
  type SessionCourse,
} from './session-facts.ts';

type Launch = Answer<typeof getCourseLaunchData>;
type Props = { launch: Launch; course: SessionCourse };

function certificateFact(course: SessionCourse): string {
  if (course.certificate !== null)
    return course.certificate.expires_on === null
      ? 'Awarded, never expires'
      : `Awarded, expires ${formatLongDay(course.certificate.expires_on)}`;
  const closing = closingText(course);
  if (closing !== undefined) return closing;
  if (course.session.is_closed) return 'None from this course';
  return course.certificateMonths === 0 ? 'Never expires' : `Lasts ${course.certificateMonths} months`;
}

function factsOf({ course, launch }: Props): Fact[] {
  const { session } = course;
  const { training_start: start, training_end: end } = nextTimesOf(session);
  const isPast = session.days > 1 && session.next_session === null;
  const facts: Fact[] = [
    { label: 'Date', value: [formatLongDay(start), ...daysOf(session)].join(', ') },
    isPast ? { label: 'Until', value: formatLongDay(end) } : { label: 'Time', value: formatTimeRange(start, end) },
    ...(session.days > 1 ? [{ label: 'All days', value: <AllDays sessions={session.sessions} /> }] : []),
    { label: 'Place', value: <Place course={course} /> },
    { label: 'Trainer', value: session.trainer ?? 'Not set yet' },
    { label: 'Given by', value: course.group.name },
    { label: 'Certificate', value: certificateFact(course) },
  ];
  if (launch.what_to_bring !== null) facts.push({ label: 'What to bring', value: launch.what_to_bring });
  if (session.is_over) facts.push({ label: 'Register', value: registerOf(session) });
  if (session.assessment !== null)
    facts.push({ label: 'Assessment', value: assessmentOf(session, session.assessment) });
  return facts;
}

function AllDays({ sessions }: Pick<SessionCourse['session'], 'sessions'>) {
  return (
    <ul className={c.days}>
      {sessions.map(({ training_start: start, training_end: end }) => (
        <li key={start}>
          {formatLongDay(start)}, <span className="nowrap">{formatTimeRange(start, end)}</span>
        </li>
      ))}
    </ul>
  );
}

function Place({ course }: { course: SessionCourse }) {
  const { address } = course.session;
  return (
    <>
      {placeOf(course)} {address !== null && <MapLink address={address} />}
    </>
  );
}

/** Facts that a delegate needs about a Pharmacist-led Course, and the link to join its meeting. */
export function SessionCard({ launch, course }: Props) {
  const { to } = useArea();
  const onlineCourseId = course.session.assessment?.online_course_id ?? null;
  const calendar = useMutation({ mutationFn: () => downloadCalendar(course.course_id, course.title) });
  return (
    <LaunchCard course={course} showsState>
      <Invitation course={course} isMain={course.session.joining?.state !== 'open'} />
      <Facts facts={factsOf({ launch, course })} />
      {course.certificate !== null && (
        <div className={c.actions}>
          <DownloadCertificate certificateId={course.certificate.id} />
        </div>
      )}
      {onlineCourseId !== null && (
        <div className={c.actions}>
          <Button
            component={Link}
            to={to('course-launch', { courseType: 'online', courseId: onlineCourseId, groupId: course.group.id })}
          >
            Take the assessment
          </Button>
        </div>
      )}
      {!course.session.is_over && <WhatItTeaches details={launch.details} />}
      <FinishFirst courses={launch.finish_first} groupId={course.group.id} />
      <Joining course={course} />
      <SessionMessages virtualGroupId={course.course_id} />
      <OwnMaterials virtualGroupId={course.course_id} />
      {course.session.feedback === 'open' && <SessionFeedback course={course} />}
      {course.session.feedback === 'given' && <p className="muted">You have given your feedback on this session.</p>}
      {!course.session.is_over && (
        <div className={c.actions}>
          <Button
            variant="light"
            loading={calendar.isPending}
            leftSection={<IconCalendarPlus size={18} aria-hidden />}
            onClick={() => calendar.mutate()}
          >
            Add to calendar
          </Button>
        </div>
      )}
    </LaunchCard>
  );
}
