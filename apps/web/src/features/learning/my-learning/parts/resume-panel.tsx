import type { MyCourse } from '@doselore/contract/my-learning';
import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { Blister, CourseCover } from '../../../../ui/course/index.ts';
import { formatLongDay } from '../../../../ui/formats/index.ts';
import { Deliverable } from './deliverable-icon.tsx';
import c from './my-courses.module.css';
import { ResumeButton } from './resume-button.tsx';

/** The course that was opened last and is not finished. */
export function ResumePanel({ course }: { course: MyCourse }) {
  const { to } = useArea();
  const params = { courseType: course.course_type, courseId: course.course_id, groupId: course.group.id };
  const isDistance = course.course_type === 'distance';
  return (
    <section className={`card ${c.resume}`} aria-labelledby="resume">
      <div className={c.resumeCover}>
        <CourseCover {...course.cover} />
      </div>
      <div className={c.resumeBody}>
        <p className={`eyebrow ${c.eyebrow}`}>Continue where you left off</p>
        <h2 id="resume" className={c.resumeTitle}>
          {course.title}
        </h2>
        <p className={c.meta}>
          <Deliverable id={course.deliverable_id} />
          <span className={c.place}>Last opened {formatLongDay(course.courseUser?.last_opened_at)}</span>
        </p>
      </div>
      <Blister
        done={course.modules_done}
        total={course.modules}
        unit={isDistance ? { one: 'part', many: 'parts' } : undefined}
        started
      />
      <div className={c.resumeActions}>
        <ResumeButton course={course} leftSection={<IconPlayerPlay size={18} aria-hidden />}>
          Resume course
        </ResumeButton>
        {!isDistance && (
          <Button component={Link} to={to('modules', params)} variant="subtle">
            See modules
          </Button>
        )}
      </div>
    </section>
  );
}
