import { formatLongDay, formatTime } from '../../../../ui/formats/index.ts';
import { JoinButton } from '../../../scheduling/video-meetings/joining/index.ts';
import { isToday, type SessionCourse } from '../session-facts.ts';

type Props = { course: SessionCourse; className?: string | undefined };

/** Says from when an online session can be joined, or that its link is missing. Nothing while it can be joined. */
export function JoiningNote({ course, className }: Props) {
  const { joining } = course.session;
  if (joining === null || joining.state === 'over') return null;
  if (joining.state === 'early') {
    const when = isToday(joining.from) ? 'today' : `on ${formatLongDay(joining.from)}`;
    return (
      <p className={className}>
        You can join here {when} from {formatTime(joining.from)}, 30 minutes before the start.
      </p>
    );
  }
  if (joining.is_ready) return null;
  return <p className={className}>The joining link has not been added yet. Ask {course.group.name} for it.</p>;
}

/** Button to join an online session, from 30 minutes before it until its end. */
export function OpenMeeting({ course }: { course: SessionCourse }) {
  const { joining } = course.session;
  if (joining?.state !== 'open' || !joining.is_ready) return null;
  return (
    <JoinButton level="member" virtualGroupId={course.course_id} sessionId={joining.session_id} title={course.title} />
  );
}

/** Button to join an online session, or what is said instead of it. */
export function Joining({ course, className }: Props) {
  return (
    <>
      <JoiningNote course={course} className={className} />
      <OpenMeeting course={course} />
    </>
  );
}
