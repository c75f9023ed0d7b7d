import { plural } from '@doselore/contract';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { waitingQuery } from './waiting.queries.ts';

/** Badge with the number of open licence requests; nothing when there are none. */
export function WaitingRequests() {
  const { level, holds } = useArea();
  const { groupId } = usePlace();
  const { data = 0 } = useQuery({
    ...(groupId === 0 ? waitingQuery(level) : waitingQuery(level, groupId)),
    enabled: holds('licenceRequests.decide'),
  });
  if (data === 0) return null;
  return (
    <Tag hue="amber">
      {formatNumber(data)}
      <span className="visually-hidden"> open {plural(data, 'request', 'requests')}</span>
    </Tag>
  );
}
