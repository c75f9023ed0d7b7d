import type { Answer } from '@doselore/contract';
import type { listOwnFeedback } from '@doselore/contract/session-feedback';
import { Chart, UprightBars } from '../../../../ui/chart/index.ts';
import { formatMonth, formatNumber, formatShortMonth } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { PlainTable } from '../../../../ui/table/index.ts';
import { FeedbackNumbers } from './feedback-numbers.tsx';

type Report = Answer<typeof listOwnFeedback>;

/** Averages over all answers and by course, and the last twelve months. */
export function OwnFigures({ report: { all, products, months } }: { report: Report }) {
  // A month without enough answers has no mark, which is not a mark of 0.
  const bars = months.flatMap(({ month, average }) =>
    average === null
      ? []
      : [
          {
            key: month,
            label: formatMonth(month),
            short: formatShortMonth(month),
            value: Math.round(average * 10) / 10,
          },
        ],
  );
  return (
    <>
      <Card title="All answers">
        <FeedbackNumbers summary={all} />
      </Card>
      <Chart
        title="Your marks in the last twelve months"
        subject="Average mark of the trainer, by month"
        head={['Month', 'Average']}
        bars={bars}
        empty="No month has three answers yet"
      >
        <UprightBars bars={bars} />
      </Chart>
      {products.length > 1 && (
        <Card title="By course">
          <PlainTable label="Averages by course">
            <thead>
              <tr>
                <th scope="col">Course</th>
                <th scope="col" data-number>
                  Answers
                </th>
                <th scope="col" data-number>
                  Trainer
                </th>
                <th scope="col" data-number>
                  Content
                </th>
              </tr>
            </thead>
            <tbody>
              {products.map(({ id, name, summary: { answers, averages } }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td data-number>{formatNumber(answers)}</td>
                  <td data-number>{averages?.trainer.toFixed(1) ?? 'Not yet'}</td>
                  <td data-number>{averages?.content.toFixed(1) ?? 'Not yet'}</td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        </Card>
      )}
    </>
  );
}
