import type { CourseType, MyCourse } from '@doselore/contract/my-learning';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconArrowBigRightLines, IconCalendarEvent, IconCertificate } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { Blister, CourseCover, Tag } from '../../../../ui/course/index.ts';
import { formatList } from '../../../../ui/formats/index.ts';
import { lazyPart } from '../../../../ui/lazy/index.ts';
import { factOf, isEndingSoon, stateOf, tagOf } from '../course-facts.ts';
import { Deliverable } from './deliverable-icon.tsx';
import c from './my-courses.module.css';
import { ResumeButton } from './resume-button.tsx';

const DownloadCertificate = lazyPart(() =>
  import('../../../certificates/certificates/index.ts').then((m) => m.DownloadCertificate),
);

const actions = {
  not_started: 'Start',
  incomplete: 'Resume',
  failed: 'View results',
  completed: 'View results',
} as const;
/** Labels for course types that cannot be started here. */
const views: Partial<Record<CourseType, string>> = {
  'trainer-led': 'View session',
  'paper-course': 'View course',
  'external-course': 'View entry',
};
const units: Partial<Record<CourseType, { one: string; many: string }>> = {
  'trainer-led': { one: 'session', many: 'sessions' },
  distance: { one: 'part', many: 'parts' },
  'paper-course': { one: 'assessment', many: 'assessments' },
};

/** Card of one course. The whole card opens it, and one button names the next action. */
export function CourseCard({ course, showGroup }: { course: MyCourse; showGroup: boolean }) {
  const { to } = useArea();
  const state = stateOf(course);
  const tag = tagOf(course);
  const isWarning = isEndingSoon(course);
  const params = { courseType: course.course_type, courseId: course.course_id, groupId: course.group.id };
  const isSession = course.session !== null;
  const isOnline = course.course_type === 'online';
  const view = views[course.course_type];
  const hasPage = view !== undefined || state === 'not_started' || (state === 'completed' && isOnline);
  const target = to(hasPage ? 'course-launch' : 'modules', params);
  const isRunning = state === 'incomplete' && view === undefined;
  const isWaiting = course.finish_first.length > 0;
  const action = view ?? (isWaiting ? 'View course' : actions[state]);
  return (
    <li className={`card ${c.card}`}>
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
          {course.external === null ? (
            <Blister
              done={course.modules_done}
              total={course.modules}
              started={state !== 'not_started'}
              unit={units[course.course_type]}
            />
          ) : (
            <span className="muted">{course.external.provider}</span>
          )}
        </div>
        <p className={c.note} data-warn={isWarning || undefined}>
          {isWarning && <IconAlertTriangle size={17} aria-hidden />}
          {!isWarning && isSession && <IconCalendarEvent size={17} stroke={1.75} aria-hidden />}
          {!isWarning && !isSession && course.certificate !== null && (
            <IconCertificate size={17} stroke={1.75} aria-hidden />
          )}
          {factOf(course)}
        </p>
        {isWaiting && (
          <p className={c.note}>
            <IconArrowBigRightLines size={17} stroke={1.75} aria-hidden />
            Finish {formatList(course.finish_first)} first
          </p>
        )}
      </div>
      <div className={c.foot}>
        {isRunning ? (
          <ResumeButton course={course} fullWidth aria-label={`${action}: ${course.title}`}>
            {action}
          </ResumeButton>
        ) : (
          <Button component={Link} to={target} fullWidth variant="light" aria-label={`${action}: ${course.title}`}>
            {action}
          </Button>
        )}
        {isSession && course.certificate !== null && (
          <Suspense>
            <DownloadCertificate certificateId={course.certificate.id} owner={course.title} />
          </Suspense>
        )}
      </div>
    </li>
  );
}
