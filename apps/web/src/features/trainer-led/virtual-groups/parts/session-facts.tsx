import { coursePlace, plural } from '@doselore/contract';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { formatLongDay, formatMonths, formatNumber, formatTimeRange } from '../../../../ui/formats/index.ts';
import { Facts } from '../../../../ui/layout/index.ts';
import c from './facts.module.css';
import { StateTag } from './virtual-group-columns.tsx';

type Times = { start: string | null; end: string | null };

/** Day with its times. The times stay on one line. */
function When({ start, end }: Times) {
  if (start === null || end === null) return 'Not set';
  return (
    <>
      {formatLongDay(start)}, <span className="nowrap">{formatTimeRange(start, end)}</span>
    </>
  );
}

/** Each day of a course with its times, and its room where it has one. */
function SessionList({ sessions }: Pick<VirtualGroupDetail, 'sessions'>) {
  return (
    <ul className={c.people}>
      {sessions.map(({ training_start: start, training_end: end, place }) => (
        <li key={start}>
          <When start={start} end={end} />
          {place !== null && `, ${place}`}
        </li>
      ))}
    </ul>
  );
}

function requiredOf({ sessions_required: required, sessions }: VirtualGroupDetail): string {
  const all = formatNumber(sessions.length);
  return required === null ? `All ${all}` : `${formatNumber(Math.min(required, sessions.length))} of ${all}`;
}
const peopleWaiting = (count: number) => `${formatNumber(count)} ${plural(count, 'person', 'people')}`;

/** Time, place and trainer of a course, and the licences that it can issue. */
export function SessionFacts({ detail }: { detail: VirtualGroupDetail }) {
  const { training_start, training_end, sessions } = detail;
  const when =
    sessions.length > 1 ? <SessionList sessions={sessions} /> : <When start={training_start} end={training_end} />;
  return (
    <Facts
      facts={[
        { label: 'State', value: <StateTag state={detail.state} /> },
        { label: 'Date and time', value: when },
        ...(sessions.length > 1 ? [{ label: 'Sessions to attend', value: requiredOf(detail) }] : []),
        { label: 'Place', value: coursePlace(detail) ?? 'Not set' },
        { label: 'Trainer', value: detail.trainer ?? 'Not set' },
        ...(detail.co_trainers.length === 0 ? [] : [{ label: 'Co-trainers', value: detail.co_trainers.join(', ') }]),
        {
          label: 'Delegates',
          value: `${formatNumber(detail.delegates)} of ${formatNumber(detail.delegatePlacesAllowed)} places, ${formatNumber(detail.accepted)} accepted`,
        },
        ...(detail.waiting === 0 ? [] : [{ label: 'Waiting list', value: peopleWaiting(detail.waiting) }]),
        ...(detail.organiser === null ? [] : [{ label: 'Organiser', value: detail.organiser }]),
        ...(detail.what_to_bring === null ? [] : [{ label: 'What to bring', value: detail.what_to_bring }]),
        ...(detail.by_membership_only ? [] : [{ label: 'Licences in its pool', value: formatNumber(detail.pool) }]),
        { label: 'Certificate lasts', value: formatMonths(detail.certificateMonths) },
        ...(detail.ended_at === null ? [] : [{ label: 'Ended', value: formatLongDay(detail.ended_at) }]),
        ...(detail.end_reason === ''
          ? []
          : [
              {
                label: detail.state === 'closed' ? 'Why this course was closed early' : 'Why this course was cancelled',
                value: detail.end_reason,
              },
            ]),
      ]}
    />
  );
}
