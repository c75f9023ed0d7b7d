import { plural } from '@doselore/contract';
import { useQuery } from '@tanstack/react-query';
import { Tag } from '../../../../ui/course/index.ts';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { waitingEnquiriesQuery } from '../bookings.queries.ts';
import { useBookingsOn } from '../bookings-off.tsx';

/** Badge with the number of dates that wait for an answer of the trainer; nothing when there are none. */
export function WaitingEnquiries() {
  const isOn = useBookingsOn();
  const waiting = useQuery({ ...waitingEnquiriesQuery, enabled: isOn }).data?.waiting ?? 0;
  if (!isOn || waiting === 0) return null;
  return (
    <Tag hue="amber">
      {formatNumber(waiting)}
      <span className="visually-hidden"> {plural(waiting, 'date waits', 'dates wait')} for your answer</span>
    </Tag>
  );
}
