import { plural } from '@doselore/contract';
import type { ScoreData } from '@doselore/contract/bookings';
import { suitabilityLevels, suitabilityWords, type Trainer } from '@doselore/contract/trainers';
import { useQuery } from '@tanstack/react-query';
import { Card, Facts } from '../../../../ui/layout/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { FeedbackAverage, TrainerPage } from '../../../scheduling/trainers/index.ts';
import { scoreDataQuery } from '../bookings.queries.ts';

/** Returns how many courses the trainer teaches at each level that has one, the best first. */
function textOfLevels(levels: readonly number[]): string {
  const texts = levels.map((count, nth) =>
    count === 0 ? '' : `${suitabilityWords[suitabilityLevels[nth + 1] ?? 0]}: ${count}`,
  );
  return texts.toReversed().filter(Boolean).join(', ') || 'None';
}

/** Returns a time that an answer takes: `30 minutes`, `5 hours` or `2.5 days`. */
function textOfHours(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} minutes`;
  if (hours < 48) return `${Math.round(hours)} ${plural(Math.round(hours), 'hour', 'hours')}`;
  return `${(hours / 24).toFixed(1)} days`;
}

function Compared({ trainer, levels }: { trainer: Trainer; levels: readonly number[] }) {
  return (
    <Card title="What the score compares">
      <Facts
        facts={[
          { label: 'Courses', value: textOfLevels(levels) },
          { label: 'Days with a session this month', value: trainer.days_this_month },
          {
            label: 'Booked, 28 days before and after today',
            value: `${(trainer.booked_minutes / 60).toFixed(1)} hours, ${trainer.load_percent}% of the hours possible`,
          },
          { label: 'Feedback, last 24 months', value: <FeedbackAverage row={trainer} /> },
        ]}
      />
    </Card>
  );
}

function Answers({ data }: { data: ScoreData }) {
  const { questions, answered, median_hours: median } = data;
  return (
    <Card title="Answers, last 12 months">
      <Facts
        facts={[
          { label: 'Dates answered', value: questions === 0 ? 'Not asked yet' : `${answered} of ${questions}` },
          { label: 'Dates accepted', value: data.accepted },
          { label: 'Usual time to answer', value: median === null ? 'No answer yet' : textOfHours(median) },
          { label: 'Bookings confirmed', value: data.confirmed },
          { label: 'Bookings rejected', value: data.rejected },
          { label: 'Bookings not answered in time', value: data.lapsed },
        ]}
      />
      <p className="muted">Answers do not change the score. Answers that a site admin recorded are not counted.</p>
    </Card>
  );
}

function Score({ trainer }: { trainer: Trainer }) {
  return (
    <QueryView query={useQuery(scoreDataQuery(trainer.id))} errorTitle="The score data could not be loaded">
      {(data) => (
        <>
          <Compared trainer={trainer} levels={data.levels} />
          <Answers data={data} />
        </>
      )}
    </QueryView>
  );
}

/** Data that the choice of a trainer compares, and how the trainer has answered. */
export function ScoreDataScreen() {
  return <TrainerPage>{(trainer) => <Score trainer={trainer} />}</TrainerPage>;
}
