import { plural } from '@doselore/contract';
import type { Cancellation } from '@doselore/contract/course-ending';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { formatLongDay, formatTimeRange } from '../../../../ui/formats/index.ts';
import { Card, Facts } from '../../../../ui/layout/index.ts';
import c from './launch.module.css';

type Times = Cancellation['sessions'][number];

const timesInWords = ({ training_start: start, training_end: end }: Times) =>
  `${formatLongDay(start)}, ${formatTimeRange(start, end)}`;

/** Sessions of a cancelled course, with the reason. */
export function CancelledCard({ cancellation }: { cancellation: Cancellation }) {
  const { to } = useArea();
  const { sessions, group, reason, cancelled_at: at } = cancellation;
  return (
    <Card title="This course was cancelled">
      <Facts
        facts={[
          {
            label: plural(sessions.length, 'Cancelled session', 'Cancelled sessions'),
            value: sessions.length === 0 ? 'No date yet' : sessions.map(timesInWords).join('; '),
          },
          { label: 'Reason', value: reason },
          { label: 'Cancelled on', value: formatLongDay(at) },
          { label: 'Given by', value: group.name },
        ]}
      />
      <p>Your organisation tells you if there is a new date. You need not do anything.</p>
      <div className={c.actions}>
        <Button component={Link} to={to('my-courses')}>
          Go to My Courses
        </Button>
      </div>
    </Card>
  );
}
