import { plural } from '@doselore/contract';
import type { MyCourse } from '@doselore/contract/my-learning';
import { Button } from '@mantine/core';
import { IconCalendarDue, IconMailQuestion, IconMessageStar } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../../../platform/area/index.ts';
import { formatLongDay } from '../../../../../ui/formats/index.ts';
import { daysLeft, endOf } from '../../course-facts.ts';
import { type SessionCourse, sessionFactOf } from '../../session-facts.ts';
import { InvitationAnswers, invitationText } from '../invitation.tsx';
import { ToDoRow } from './to-do-row.tsx';

const paramsOf = ({ course_type: courseType, course_id: courseId, group }: MyCourse) => ({
  ...{ courseType, courseId },
  groupId: group.id,
});

/** An invitation that the person has not answered. */
export function InvitationRow({ course }: { course: SessionCourse }) {
  return (
    <ToDoRow icon={IconMailQuestion} title={course.title} lines={[sessionFactOf(course), invitationText(course)]}>
      <InvitationAnswers course={course} />
    </ToDoRow>
  );
}

function endText(course: MyCourse): string {
  const left = daysLeft(course) ?? 0;
  const subject = course.external === null ? 'Your certificate' : 'It';
  if (left < 0) return `${subject} expired ${formatLongDay(endOf(course))}.`;
  return left === 0
    ? `${subject} expires today.`
    : `${subject} expires ${formatLongDay(endOf(course))}, in ${left} ${plural(left, 'day', 'days')}.`;
}

/** A course whose certificate, or entry, expires soon or has expired. */
export function RenewalRow({ course }: { course: MyCourse }) {
  const { to } = useArea();
  return (
    <ToDoRow icon={IconCalendarDue} title={`Renew ${course.title}`} lines={[endText(course)]}>
      <Button
        component={Link}
        to={to('course-launch', paramsOf(course))}
        variant="light"
        aria-label={`Open: ${course.title}`}
      >
        Open course
      </Button>
    </ToDoRow>
  );
}

/** An attended session without feedback. */
export function FeedbackRow({ course, onDismiss }: { course: SessionCourse; onDismiss: () => void }) {
  const { to } = useArea();
  return (
    <ToDoRow
      icon={IconMessageStar}
      title={`How was ${course.title}?`}
      lines={[`You attended on ${formatLongDay(course.session.training_start)}. It takes a minute.`]}
    >
      <Button component={Link} to={`${to('course-launch', paramsOf(course))}#feedback`} variant="light">
        Give feedback
      </Button>
      <Button variant="subtle" onClick={onDismiss}>
        Not now
      </Button>
    </ToDoRow>
  );
}
