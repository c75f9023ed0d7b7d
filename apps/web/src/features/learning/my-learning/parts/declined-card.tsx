import type { OwnDecline } from '@doselore/contract/course-delegates';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { formatLongDay, formatTime } from '../../../../ui/formats/index.ts';
import { Card, Facts } from '../../../../ui/layout/index.ts';
import c from './launch.module.css';
import { useTakeAgain } from './use-take-again.ts';

type Props = { virtualGroupId: number; decline: OwnDecline };

const nextStep = ({ way_back: way, group }: OwnDecline): string => {
  if (way === 'open') return 'A place is still free. You can take it again.';
  if (way === 'full') return `No place is free now. If you want to come, ask ${group.name}.`;
  return 'This course can no longer be accepted.';
};

/** Course that the person declined, with the button that takes the place again. */
export function DeclinedCard({ virtualGroupId, decline }: Props) {
  const { to } = useArea();
  const { title, training_start: start, place, group, way_back: way } = decline;
  const again = useTakeAgain({ virtualGroupId, title });
  return (
    <Card title="You declined this course">
      <Facts
        facts={[
          { label: 'Date', value: start === null ? 'No date yet' : `${formatLongDay(start)}, ${formatTime(start)}` },
          { label: 'Place', value: place ?? 'Place not set yet' },
          { label: 'Given by', value: group.name },
          { label: 'Declined on', value: formatLongDay(decline.declined_at) },
        ]}
      />
      <p>{nextStep(decline)}</p>
      <div className={c.actions}>
        {way === 'open' && (
          <Button loading={again.isPending} onClick={() => again.mutate()}>
            Take the place again
          </Button>
        )}
        <Button variant={way === 'open' ? 'default' : 'filled'} component={Link} to={to('my-courses')}>
          Go to My Courses
        </Button>
      </div>
    </Card>
  );
}
