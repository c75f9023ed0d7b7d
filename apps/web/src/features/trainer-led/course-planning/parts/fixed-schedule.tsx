import type { Plan } from '@doselore/contract/course-planning';
import { formatDay, formatTimeRange } from '../../../../ui/formats/index.ts';
import { Card, Facts } from '../../../../ui/layout/index.ts';

type Props = {
  plan: Plan;
  /** Reason why the reader cannot change the schedule. */
  why: string;
};

/** Schedule of a course for readers who cannot change it. */
export function FixedSchedule({ plan, why }: Props) {
  return (
    <Card title="Date, place and trainer">
      <p className="muted">{why}</p>
      <Facts
        facts={[
          ...plan.sessions.map(({ training_start: start, training_end: end, place }, index) => ({
            label: plan.sessions.length > 1 ? `Session ${index + 1}` : 'Date and time',
            value: [formatDay(start), formatTimeRange(start, end), place].filter(Boolean).join(', '),
          })),
          { label: 'Trainer', value: plan.trainer ?? 'Nobody' },
          { label: 'Co-trainers', value: plan.co_trainers.map(({ name }) => name).join(', ') || 'None' },
          { label: 'Place', value: [plan.place, plan.venue].filter(Boolean).join(', ') || 'N/A' },
        ]}
      />
    </Card>
  );
}
