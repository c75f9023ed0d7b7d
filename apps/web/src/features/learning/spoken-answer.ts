import type { Results } from './outcome.ts';
import type { ShownAnswer } from './parts/answer-list.tsx';

/** Returns a SCORM answer such as `{a,b}` or `a_long_name` in readable words. */
export function spokenAnswer(pattern: string): string {
  return pattern
    .replace(/^\{|\}$/gu, '')
    .split(',')
    .map((part) => part.replace(/[_]+/gu, ' ').trim())
    .filter(Boolean)
    .join(', ');
}

export function spokenQuestion(id: string): string {
  const words = id
    .replace(/^.*[./:]/u, '')
    .replace(/[_-]+/gu, ' ')
    .trim();
  return words === '' ? 'Question' : words.charAt(0).toUpperCase() + words.slice(1);
}

export function shownAnswer(answer: Results['answers'][number]): ShownAnswer {
  return {
    key: answer.index,
    question: spokenQuestion(answer.question),
    result: answer.result,
    given: spokenAnswer(answer.student_response),
    correct: answer.correct_responses.map(spokenAnswer).join(' or '),
  };
}
