import type { ResourceRow } from '@doselore/contract/resources';
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';
import { Tag } from '../../../../ui/course/index.ts';
import { formatLongDay } from '../../../../ui/formats/index.ts';
import { daysOverdue, dueText } from '../to-read/index.ts';

/**
 * State of a document for its reader: to read or to acknowledge by a day, or done. Nothing for a document that nobody
 * must read.
 */
export function ReadingState({ resource }: { resource: ResourceRow }) {
  if (resource.must_read === 'none') return null;
  if (resource.is_to_read) {
    const isLate = daysOverdue(resource) > 0;
    return (
      <Tag hue={isLate ? 'brick' : 'amber'} icon={isLate ? IconAlertTriangle : IconClock}>
        {dueText(resource)}
      </Tag>
    );
  }
  const words =
    resource.acknowledged_at === null ? 'Read' : `Acknowledged on ${formatLongDay(resource.acknowledged_at)}`;
  return (
    <Tag hue="leaf" icon={IconCheck}>
      {words}
    </Tag>
  );
}
