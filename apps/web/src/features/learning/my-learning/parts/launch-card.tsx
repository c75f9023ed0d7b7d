import type { MyCourse } from '@doselore/contract/my-learning';
import type { ReactNode } from 'react';
import { CourseCover, Tag } from '../../../../ui/course/index.ts';
import { tagOf } from '../course-facts.ts';
import { Deliverable } from './deliverable-icon.tsx';
import c from './launch.module.css';

type Props = { course: MyCourse; showsState?: boolean; children: ReactNode };

/** Card at the top of a course's page: cover, summary, then `children`. `showsState` adds type of learning and state. */
export function LaunchCard({ course, showsState = false, children }: Props) {
  const { text, hue, icon } = tagOf(course);
  return (
    <section className={`card ${c.card}`} aria-label={course.title}>
      <div className={c.cover}>
        <CourseCover {...course.cover} />
      </div>
      <div className={c.body}>
        {showsState && (
          <p className={c.kind}>
            <Deliverable id={course.deliverable_id} />
            <Tag hue={hue} icon={icon}>
              {text}
            </Tag>
          </p>
        )}
        {course.summary !== null && <p className={c.summary}>{course.summary}</p>}
        {children}
      </div>
    </section>
  );
}
