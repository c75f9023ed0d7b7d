import { plural } from '@doselore/contract';
import {
  type FeedbackSummary,
  feedbackQuestionNames,
  feedbackQuestions,
  feedbackSteps,
  recommendationOf,
} from '@doselore/contract/session-feedback';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { Facts } from '../../../../ui/layout/index.ts';

const people = (count: number) => `${formatNumber(count)} ${plural(count, 'person', 'people')}`;
const stars = ['1', '2', '3', '4', '5'];

/** Says why numbers are missing, or do not count everybody yet. Nothing when they count everybody. */
export function waitingText({ answers, counted }: FeedbackSummary): string | undefined {
  if (answers === counted) return undefined;
  const step = feedbackSteps.averages;
  return counted === 0
    ? `Averages appear once ${people(step)} have answered.`
    : `The numbers are about the first ${people(counted)}, and change after every ${step} answers.`;
}

/** Recommendations in words, such as "3 of 6 (score +17)". */
function recommendText({ counted, distribution }: FeedbackSummary['recommend']): string {
  if (distribution === null) return 'Not yet';
  const { for: recommend, against, score } = recommendationOf(distribution);
  const sign = score > 0 ? '+' : '';
  return `${formatNumber(recommend)} of ${people(counted)} (9 or 10), ${formatNumber(against)} would not (0 to 6). Score ${sign}${score}`;
}

/** Averages of the three questions, and how often the trainer got each mark. */
export function FeedbackNumbers({ summary }: { summary: FeedbackSummary }) {
  const { answers, averages, distribution, recommend } = summary;
  const waiting = waitingText(summary);
  return (
    <>
      <Facts
        facts={[
          { label: 'Answers', value: formatNumber(answers) },
          ...feedbackQuestions.map((question) => ({
            label: feedbackQuestionNames[question],
            value: averages === null ? 'Not yet' : `${averages[question].toFixed(1)} of 5`,
          })),
          ...(distribution === null
            ? []
            : [
                {
                  label: 'Ratings of the trainer, 1 to 5',
                  value: stars.map((star, nth) => `${star}: ${formatNumber(distribution[nth] ?? 0)}`).join(', '),
                },
              ]),
          ...(recommend.answers === 0 ? [] : [{ label: 'Would recommend', value: recommendText(recommend) }]),
        ]}
      />
      {waiting !== undefined && <p className="muted">{waiting}</p>}
    </>
  );
}
