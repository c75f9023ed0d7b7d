import { Button } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { formatLongDay, formatTimeRange } from '../../../../ui/formats/index.ts';
import { MapLink } from '../../../../ui/map-link/index.ts';
import { daysOf, isToday, nextTimesOf, placeOf, type SessionCourse } from '../session-facts.ts';
import { Invitation } from './invitation.tsx';
import { Joining } from './joining.tsx';
import c from './next-session.module.css';

/** The session that is today or comes next, drawn as the tear-off part of the label. */
export function NextSession({ course }: { course: SessionCourse }) {
  const { to } = useArea();
  const { session } = course;
  const next = nextTimesOf(session);
  const params = { courseType: course.course_type, courseId: course.course_id, groupId: course.group.id };
  return (
    <section className={c.panel} aria-labelledby="next-session">
      <h2 id="next-session" className={c.heading}>
        <IconCalendarEvent size={18} aria-hidden />
        {isToday(next.training_start) ? 'Your session today' : 'Your next session'}
      </h2>
      <div className={c.when}>
        <span className={c.day} aria-hidden="true">
          {Number(next.training_start.slice(8, 10))}
        </span>
        <p>
          {formatLongDay(next.training_start)}
          <br />
          <b>{formatTimeRange(next.training_start, next.training_end)}</b>
          {daysOf(session).map((days) => (
            <Fragment key={days}>, {days}</Fragment>
          ))}
        </p>
      </div>
      <p className={c.what}>
        {course.title}
        {session.trainer !== null && `, with ${session.trainer}`}. {placeOf(course)}.{' '}
        {session.address !== null && <MapLink address={session.address} />}
      </p>
      {session.what_to_bring !== null && <p className={c.what}>What to bring: {session.what_to_bring}</p>}
      <Invitation course={course} className={c.what} />
      <Joining course={course} className={c.what} />
      <Button
        component={Link}
        to={to('course-launch', params)}
        variant="light"
        color="gentian"
        aria-label={`Session details: ${course.title}`}
      >
        Session details
      </Button>
    </section>
  );
}
