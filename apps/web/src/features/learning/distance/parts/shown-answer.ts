import type { DistanceResults } from '@doselore/contract/distance';

/** Returns a marked answer as the list of answers shows it. */
export function shownAnswer(answer: DistanceResults['answers'][number]) {
  return {
    key: answer.question_id,
    question: answer.prompt,
    result: answer.is_correct ? 'correct' : 'wrong',
    given: answer.chosen.join('; '),
    correct: answer.correct.join('; '),
    explanation: answer.explanation,
  };
}
