import type { MyCourse } from '@doselore/contract';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCalendarEvent, IconCertificate } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { Blister, CourseCover, Tag } from '../../../ui/course/index.ts';
import { factOf, isEndingSoon, stateOf, stateTags } from '../course-facts.ts';
import { Deliverable } from './deliverable-icon.tsx';
import c from './my-courses.module.css';

const actions = { not_started: 'Start', incomplete: 'Resume', failed: 'Try again', completed: 'View results' } as const;
const sessionUnit = { one: 'session', many: 'sessions' };

/** One course: the whole card opens it, one button says what comes next. */
export function CourseCard({ course, showGroup }: { course: MyCourse; showGroup: boolean }) {
  const { to } = useArea();
  const state = stateOf(course);
  const tag = stateTags[state];
  const isWarning = isEndingSoon(course);
  const params = { courseType: course.course_type, courseId: course.course_id, groupId: course.group.id };
  const isSession = course.session !== null;
  const target = to(isSession || state === 'not_started' ? 'course-launch' : 'modules', params);
  const action = isSession ? 'View session' : actions[state];
  return (
    <li className={`label ${c.card}`}>
      <div className={c.cover}>
        <CourseCover {...course.cover} />
        <span className={c.state}>
          <Tag hue={tag.hue} icon={tag.icon}>
            {tag.text}
          </Tag>
        </span>
      </div>
      <div className={c.body}>
        <p className={c.meta}>
          <Deliverable id={course.deliverable_id} />
          {showGroup && <span className={c.place}>{course.group.name}</span>}
        </p>
        <h2 className={c.title}>
          <Link to={target}>{course.title}</Link>
        </h2>
        <div className={c.progress}>
          <Blister
            done={course.modules_done}
            total={course.modules}
            started={state !== 'not_started'}
            {...(isSession && { unit: sessionUnit })}
          />
        </div>
        <p className={c.note} data-warn={isWarning || undefined}>
          {isWarning && <IconAlertTriangle size={17} aria-hidden />}
          {!isWarning && isSession && <IconCalendarEvent size={17} stroke={1.75} aria-hidden />}
          {!isWarning && !isSession && course.certificate !== null && (
            <IconCertificate size={17} stroke={1.75} aria-hidden />
          )}
          {factOf(course)}
        </p>
      </div>
      <div className={c.foot}>
        <Button
          component={Link}
          to={target}
          fullWidth
          variant={state === 'incomplete' && !isSession ? 'filled' : 'light'}
          aria-label={`${action}: ${course.title}`}
        >
          {action}
        </Button>
      </div>
    </li>
  );
}
