import type { MyCourse } from '@doselore/contract/my-learning';
import { Button } from '@mantine/core';
import { IconMessageStar } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { formatLongDay } from '../../../../ui/formats/index.ts';
import { dismissFeedback, readDismissed } from '../dismissed-feedback.ts';
import { hasSession } from '../session-facts.ts';
import c from './my-courses.module.css';

/** Asks for feedback on an attended session, the latest first, until it is given or dismissed. */
export function AskForFeedback({ courses }: { courses: readonly MyCourse[] }) {
  const { to } = useArea();
  const [dismissed, setDismissed] = useState(readDismissed);
  const [course] = courses
    .filter(hasSession)
    .filter(({ session, course_id }) => session.feedback === 'open' && !dismissed.includes(course_id))
    .sort((one, other) => other.session.training_start.localeCompare(one.session.training_start));
  if (course === undefined) return null;
  const params = { courseType: course.course_type, courseId: course.course_id, groupId: course.group.id };
  const dismiss = () => {
    dismissFeedback(course.course_id);
    setDismissed(readDismissed());
  };
  return (
    <section className={`card ${c.ask}`} aria-labelledby="ask-feedback">
      <IconMessageStar size={24} stroke={1.75} aria-hidden />
      <div className={c.askText}>
        <h2 id="ask-feedback">How was {course.title}?</h2>
        <p className="muted">You attended on {formatLongDay(course.session.training_start)}. It takes a minute.</p>
      </div>
      <div className={c.actions}>
        <Button component={Link} to={`${to('course-launch', params)}#feedback`} variant="light">
          Give feedback
        </Button>
        <Button variant="subtle" onClick={dismiss}>
          Not now
        </Button>
      </div>
    </section>
  );
}
