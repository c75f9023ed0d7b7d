import type { Results } from './outcome.ts';
import type { ShownAnswer } from './parts/answer-list.tsx';

/** Returns whether a text is in words already: codes of SCORM have no blanks. */
const isInWords = (text: string) => /\s/u.test(text.trim());

/** Returns a SCORM answer such as `{a,b}` or `a_long_name` in readable words. An answer in words stays as it is. */
export function spokenAnswer(pattern: string): string {
  if (isInWords(pattern)) return pattern.trim();
  return pattern
    .replace(/^\{|\}$/gu, '')
    .split(',')
    .map((part) => part.replace(/[_]+/gu, ' ').trim())
    .filter(Boolean)
    .join(', ');
}

/**
 * Returns the question of an interaction. Our own courses write it into the id, after its code. The code of another
 * package is all that there is.
 */
export function spokenQuestion(id: string): string {
  if (isInWords(id)) return id.replace(/^\w+: /u, '').trim();
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
