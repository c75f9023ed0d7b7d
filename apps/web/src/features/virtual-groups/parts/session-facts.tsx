import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { formatLongDay, formatMonths, formatNumber, formatTimeRange } from '../../../ui/formats/index.ts';
import { Facts } from '../../../ui/layout/index.ts';
import { StateTag } from './virtual-group-columns.tsx';

/** Time, place and trainer of a course, and the licences that it can issue. */
export function SessionFacts({ detail }: { detail: VirtualGroupDetail }) {
  const { training_start, training_end } = detail;
  const when =
    training_start === null
      ? 'Not set'
      : `${formatLongDay(training_start)}, ${formatTimeRange(training_start, training_end)}`;
  return (
    <Facts
      facts={[
        { label: 'State', value: <StateTag state={detail.state} /> },
        { label: 'Date and time', value: when },
        { label: 'Place', value: detail.place ?? 'Not set' },
        { label: 'Trainer', value: detail.trainer ?? 'Not set' },
        {
          label: 'Delegates',
          value: `${formatNumber(detail.delegates)} of ${formatNumber(detail.delegatePlacesAllowed)} places`,
        },
        { label: 'Licences in its pool', value: formatNumber(detail.pool) },
        { label: 'Certificate lasts', value: formatMonths(detail.certificateMonths) },
        ...(detail.ended_at === null ? [] : [{ label: 'Ended', value: formatLongDay(detail.ended_at) }]),
        ...(detail.end_reason === '' ? [] : [{ label: 'Why this course was cancelled', value: detail.end_reason }]),
      ]}
    />
  );
}
