import { IconCheck, IconX } from '@tabler/icons-react';
import type { Results } from '../outcome.ts';
import { spokenAnswer, spokenQuestion } from '../spoken-answer.ts';
import c from './results.module.css';

type Answered = Results['answers'][number];

const words: Record<string, string> = {
  correct: 'Correct',
  wrong: 'Not correct',
  unanticipated: 'Not expected',
  neutral: 'Noted',
};

/** Every answered question, in words and with an icon, never by colour alone. */
export function AnswerList({ answers }: { answers: readonly Answered[] }) {
  if (answers.length === 0) return null;
  return (
    <section className={`label ${c.answers}`} aria-labelledby="answers">
      <h2 id="answers">Your answers</h2>
      <ol>
        {answers.map((answer) => (
          <li key={answer.index}>
            <p className={c.question}>{spokenQuestion(answer.question)}</p>
            <p className={c.result} data-result={answer.result}>
              {answer.result === 'correct' && <IconCheck size={17} stroke={2.4} aria-hidden />}
              {answer.result === 'wrong' && <IconX size={17} stroke={2.4} aria-hidden />}
              {words[answer.result] ?? `Scored ${answer.result}`}
            </p>
            <dl>
              <dt>Your answer</dt>
              <dd>{spokenAnswer(answer.student_response)}</dd>
              {answer.result !== 'correct' && answer.correct_responses.length > 0 && (
                <>
                  <dt>Correct answer</dt>
                  <dd>{answer.correct_responses.map(spokenAnswer).join(' or ')}</dd>
                </>
              )}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
