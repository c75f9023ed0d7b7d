import { feedbackSteps, type QuestionSummary } from '@doselore/contract/session-feedback';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { Facts } from '../../../../ui/layout/index.ts';

/** Maximum number of texts that are shown for one question. */
const mostTexts = 20;

/** Numbers of the answers to one question, or its texts. */
function wordsOf({ answers, counted, average, counts, texts }: QuestionSummary): string {
  if (counted === 0) return `Not yet (${formatNumber(answers)} answered)`;
  if (texts.length > 0) {
    const more = texts.length - mostTexts;
    return `${texts.slice(0, mostTexts).join(' · ')}${more > 0 ? ` · and ${formatNumber(more)} more` : ''}`;
  }
  if (average !== null) return `${average.toFixed(1)} of 5 (${formatNumber(counted)} counted)`;
  return counts.map(({ answer, count }) => `${answer}: ${formatNumber(count)}`).join(', ');
}

/** Answers to the questions of the form, as they were asked. */
export function QuestionNumbers({
  questions,
  isTitled = true,
}: {
  questions: readonly QuestionSummary[];
  isTitled?: boolean;
}) {
  const isWaiting = questions.some(({ answers, counted }) => counted < answers);
  return (
    <>
      {isTitled && <h3>Answers to the questions of the form</h3>}
      <Facts facts={questions.map((question) => ({ label: question.question, value: wordsOf(question) }))} />
      {isWaiting && (
        <p className="muted">{`Numbers change after every ${feedbackSteps.averages} answers, texts after every ${feedbackSteps.comments}.`}</p>
      )}
    </>
  );
}
