import { IconCheck, IconX } from '@tabler/icons-react';
import c from './results.module.css';

/** An answered question in readable words. */
export type ShownAnswer = {
  key: number;
  question: string;
  result: string;
  given: string;
  /** Right answer; empty when it is not known. */
  correct: string;
  explanation?: string;
};

const words: Record<string, string> = {
  correct: 'Correct',
  wrong: 'Incorrect',
  unanticipated: 'Unexpected',
  neutral: 'Noted',
};

/** Every answered question, marked right or wrong by words and an icon, never by colour alone. */
export function AnswerList({ answers }: { answers: readonly ShownAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <section className={`card ${c.answers}`} aria-labelledby="answers">
      <h2 id="answers">Your answers</h2>
      <ol>
        {answers.map(({ key, question, result, given, correct, explanation = '' }) => (
          <li key={key}>
            <p className={c.question}>{question}</p>
            <p className={c.result} data-result={result}>
              {result === 'correct' && <IconCheck size={17} stroke={2.4} aria-hidden />}
              {result === 'wrong' && <IconX size={17} stroke={2.4} aria-hidden />}
              {words[result] ?? `Scored ${result}`}
            </p>
            <dl>
              <dt>Your answer</dt>
              <dd>{given}</dd>
              {result !== 'correct' && correct !== '' && (
                <>
                  <dt>Correct answer</dt>
                  <dd>{correct}</dd>
                </>
              )}
              {explanation !== '' && (
                <>
                  <dt>Why</dt>
                  <dd>{explanation}</dd>
                </>
              )}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
