import { Button } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { formatLongDay, formatTime } from '../../../ui/formats/index.ts';
import { isToday, type SessionCourse } from '../session-facts.ts';

/**
 * Link to join an online session, from 30 minutes before it until its end. Before that, the time when the link appears.
 */
export function Joining({ course, className }: { course: SessionCourse; className?: string | undefined }) {
  const { joining } = course.session;
  if (joining === null || joining.state === 'over') return null;
  if (joining.state === 'early') {
    const when = isToday(joining.from) ? 'today' : `on ${formatLongDay(joining.from)}`;
    return (
      <p className={className}>
        The joining link appears here {when} at {formatTime(joining.from)}, 30 minutes before the start.
      </p>
    );
  }
  if (joining.url === null)
    return <p className={className}>The joining link has not been added yet. Ask {course.group.name} for it.</p>;
  return (
    <Button
      component="a"
      href={joining.url}
      target="_blank"
      rel="noopener noreferrer"
      leftSection={<IconVideo size={18} aria-hidden />}
      aria-label={`Join session: ${course.title} (opens in a new tab)`}
    >
      Join session
    </Button>
  );
}
