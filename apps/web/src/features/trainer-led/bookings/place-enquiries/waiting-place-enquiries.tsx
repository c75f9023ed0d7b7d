import { plural } from '@doselore/contract';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { placeEnquiriesQuery } from '../bookings.queries.ts';
import { useBookingsOn } from '../bookings-off.tsx';

const waitingOnes = { q: '', page: 1, per_page: 1, sort: '', stage: 'waiting' } as const;

/** Badge with the number of enquiries for which an admin of the place can choose a date; nothing when there are none. */
export function WaitingPlaceEnquiries() {
  const { level } = useArea();
  const { groupId, subgroupId } = usePlace();
  const isOn = useBookingsOn();
  const query = placeEnquiriesQuery({ level, params: { groupId, subgroupId }, query: waitingOnes });
  const waiting = useQuery({ ...query, enabled: isOn && groupId !== 0 }).data?.total ?? 0;
  if (!isOn || waiting === 0) return null;
  return (
    <Tag hue="amber">
      {formatNumber(waiting)}
      <span className="visually-hidden"> {plural(waiting, 'enquiry waits', 'enquiries wait')} for you</span>
    </Tag>
  );
}
