import { formatLongDay, formatTime } from '../../../../ui/formats/index.ts';
import { JoinButton } from '../../../scheduling/video-meetings/joining/index.ts';
import { isToday, type SessionCourse } from '../session-facts.ts';

/**
 * Button to join an online session, from 30 minutes before it until its end. Before that, the time when it appears.
 */
export function Joining({ course, className }: { course: SessionCourse; className?: string | undefined }) {
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
  if (!joining.is_ready)
    return <p className={className}>The joining link has not been added yet. Ask {course.group.name} for it.</p>;
  return (
    <JoinButton level="member" virtualGroupId={course.course_id} sessionId={joining.session_id} title={course.title} />
  );
}
