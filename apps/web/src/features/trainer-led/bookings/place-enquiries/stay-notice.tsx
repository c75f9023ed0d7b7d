import type { PlaceEnquiryDetail } from '@doselore/contract/bookings';
import { IconMessage2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlace, usePlaceIds } from '../../../../platform/routes/index.ts';
import { Notice } from '../../../../ui/layout/index.ts';
import { bookingOptionsQuery } from '../organising/organising.queries.ts';

/** Says that the place is asked whether one of two sessions stays, with the way to the answer. */
export function StayNotice({ other, state }: Pick<PlaceEnquiryDetail, 'other' | 'state'>) {
  const { level } = useArea();
  const { here } = usePlace();
  const twoInOneDayId = other?.two_in_one_day_id ?? 0;
  const query = bookingOptionsQuery({ level, place: usePlaceIds(), booked: { kind: 'day', twoInOneDayId } });
  const isOpen = other !== null && state !== 'completed' && state !== 'cancelled';
  const question = useQuery({ ...query, enabled: isOpen }).data?.booking.keep_half ?? null;
  if (question === null) return null;
  return (
    <Notice
      icon={IconMessage2}
      label="One session"
      action={<Link to={here('book-two-in-one', { twoInOneDayId })}>Answer</Link>}
    >
      {question.ends.name} cannot take place. Does {question.stays.name} stay?
    </Notice>
  );
}
