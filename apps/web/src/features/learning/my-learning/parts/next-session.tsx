import { Button } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { formatLongDay, formatTimeRange } from '../../../../ui/formats/index.ts';
import { MapLink } from '../../../../ui/map-link/index.ts';
import { daysOf, isToday, nextTimesOf, placeOf, type SessionCourse } from '../session-facts.ts';
import { InvitationAnswers, invitationText } from './invitation.tsx';
import { JoiningNote, OpenMeeting } from './joining.tsx';
import c from './next-session.module.css';

/** The session that is today or comes next: when, what and where, and what to answer. */
export function NextSession({ course }: { course: SessionCourse }) {
  const { to } = useArea();
  const { session } = course;
  const next = nextTimesOf(session);
  const params = { courseType: course.course_type, courseId: course.course_id, groupId: course.group.id };
  return (
    <section className={`card ${c.panel}`} aria-labelledby="next-session">
      <div className={c.when}>
        <span className={c.day} aria-hidden="true">
          {Number(next.training_start.slice(8, 10))}
        </span>
        <div>
          <h2 id="next-session" className={c.heading}>
            {isToday(next.training_start) ? 'Your session today' : 'Your next session'}
          </h2>
          <p>
            {formatLongDay(next.training_start)}
            <br />
            <b>{formatTimeRange(next.training_start, next.training_end)}</b>
            {daysOf(session).map((days) => (
              <Fragment key={days}>, {days}</Fragment>
            ))}
          </p>
        </div>
      </div>
      <div className={c.facts}>
        <p>
          <b>{course.title}</b>
          {session.trainer !== null && `, with ${session.trainer}`}. {placeOf(course)}.{' '}
          {session.address !== null && <MapLink address={session.address} />}
        </p>
        {session.what_to_bring !== null && <p className={c.what}>What to bring: {session.what_to_bring}</p>}
        {session.answer !== null && <p className={c.what}>{invitationText(course)}</p>}
        <JoiningNote course={course} className={c.what} />
      </div>
      <div className={c.answers}>
        <OpenMeeting course={course} />
        <InvitationAnswers course={course} />
        <Button
          component={Link}
          to={to('course-launch', params)}
          variant="light"
          color="gentian"
          aria-label={`Session details: ${course.title}`}
        >
          Session details
        </Button>
      </div>
    </section>
  );
}
