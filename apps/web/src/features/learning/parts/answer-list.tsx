import { IconCheck, IconX } from '@tabler/icons-react';
import c from './results.module.css';

/** In the words that are to be read. */
export type ShownAnswer = {
  key: number;
  question: string;
  result: string;
  given: string;
  /** Empty where nothing is known to be right. */
  correct: string;
  explanation?: string;
};

const words: Record<string, string> = {
  correct: 'Correct',
  wrong: 'Not correct',
  unanticipated: 'Not expected',
  neutral: 'Noted',
};

/** Every answered question, in words and with an icon, never by colour alone. */
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
