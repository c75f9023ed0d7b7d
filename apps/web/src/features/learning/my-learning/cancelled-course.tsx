import { plural } from '@doselore/contract';
import { type Cancellation, getCancellation } from '@doselore/contract/course-ending';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { formatLongDay, formatTimeRange } from '../../../ui/formats/index.ts';
import { Card, Facts } from '../../../ui/layout/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { LoadingLines } from '../../../ui/states/index.ts';
import { myLearning } from './my-learning.queries.ts';
import c from './parts/launch.module.css';
import { NoSuchCourse } from './parts/no-such-course.tsx';

/** Page of a trainer-led course that My Courses does not have: what was cancelled, or that there is no such course. */
export function CancelledCourse({ virtualGroupId }: { virtualGroupId: number }) {
  const { data, isError } = useQuery(myLearning.one(getCancellation, { params: { virtualGroupId } }));
  if (isError || data?.cancellation === null) return <NoSuchCourse />;
  return (
    <Page title={data?.cancellation.title} width="prose">
      {data === undefined ? <LoadingLines /> : <Cancelled cancellation={data.cancellation} />}
    </Page>
  );
}

type Times = Cancellation['sessions'][number];

const timesInWords = ({ training_start: start, training_end: end }: Times) =>
  `${formatLongDay(start)}, ${formatTimeRange(start, end)}`;

function Cancelled({ cancellation }: { cancellation: Cancellation }) {
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
