import type { OwnWaiting } from '@doselore/contract/course-delegates';
import { Card } from '../../../../ui/layout/index.ts';
import c from './launch.module.css';
import { WaitingRow } from './to-do/waiting-row.tsx';

/** Position on a waiting list, or the place that the person was offered. */
export function WaitingCard({ entry }: { entry: OwnWaiting }) {
  return (
    <Card title={entry.offered_until === null ? 'You are on the waiting list' : 'A place is free for you'}>
      <ul className={c.days}>
        <WaitingRow entry={entry} />
      </ul>
    </Card>
  );
}
