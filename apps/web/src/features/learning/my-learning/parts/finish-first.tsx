import type { Answer } from '@doselore/contract';
import type { getCourseLaunchData } from '@doselore/contract/my-learning';
import { IconArrowBigRightLines } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import c from './launch.module.css';

type Required = Answer<typeof getCourseLaunchData>['finish_first'];

/** The courses to finish before this one, each with a link where the person has a licence. Nothing without any. */
export function FinishFirst({ courses, groupId }: { courses: Required; groupId: number }) {
  const { to } = useArea();
  if (courses.length === 0) return null;
  return (
    <section className={c.renewal} aria-labelledby="finish-first">
      <IconArrowBigRightLines size={24} stroke={1.75} aria-hidden />
      <div>
        <h2 id="finish-first">Finish {courses.length === 1 ? courses[0]?.title : 'these courses'} first</h2>
        {courses.map(({ title, course }) => (
          <p key={title}>
            {course === null ? (
              <>{courses.length === 1 ? '' : `${title}: `}Ask your organisation for a licence or a place.</>
            ) : (
              <Link to={to('course-launch', { courseType: course.course_type, courseId: course.course_id, groupId })}>
                Open {title}
              </Link>
            )}
          </p>
        ))}
      </div>
    </section>
  );
}
