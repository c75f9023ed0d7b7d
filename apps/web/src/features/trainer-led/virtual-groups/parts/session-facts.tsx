import { plural } from '@doselore/contract';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { formatLongDay, formatMonths, formatNumber, formatTimeRange } from '../../../../ui/formats/index.ts';
import { type Fact, Facts } from '../../../../ui/layout/index.ts';
import c from './facts.module.css';

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

type Props = {
  detail: VirtualGroupDetail;
  /** False where another card of the page names the organiser with their email. */
  showsOrganiser: boolean;
};

/** Facts of a course that its head does not name: sessions, people, licences and the reason for its end. */
export function SessionFacts({ detail, showsOrganiser }: Props) {
  const { sessions, trainer, organiser, co_trainers: coTrainers } = detail;
  const withValue = (label: string, value: string | null): Fact[] =>
    value === null || value === '' ? [] : [{ label, value }];
  return (
    <Facts
      facts={[
        ...(sessions.length > 1
          ? [
              { label: 'Sessions', value: <SessionList sessions={sessions} /> },
              { label: 'Sessions to attend', value: requiredOf(detail) },
            ]
          : []),
        { label: 'Trainer', value: trainer ?? 'Not set' },
        ...withValue('Co-trainers', coTrainers.join(', ')),
        {
          label: 'Delegates',
          value: `${formatNumber(detail.delegates)} of ${formatNumber(detail.delegatePlacesAllowed)} places, ${formatNumber(detail.accepted)} accepted`,
        },
        ...withValue('Waiting list', detail.waiting === 0 ? null : peopleWaiting(detail.waiting)),
        ...withValue('Organiser', showsOrganiser ? organiser : null),
        ...withValue('What to bring', detail.what_to_bring),
        ...(detail.by_membership_only ? [] : [{ label: 'Licences in its pool', value: formatNumber(detail.pool) }]),
        { label: 'Certificate lasts', value: formatMonths(detail.certificateMonths) },
        ...withValue('Ended', detail.ended_at === null ? null : formatLongDay(detail.ended_at)),
        ...withValue(
          detail.state === 'closed' ? 'Why this course was closed early' : 'Why this course was cancelled',
          detail.end_reason,
        ),
      ]}
    />
  );
}
