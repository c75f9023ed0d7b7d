import { element } from './elements.js';
import { isRight } from './marking.js';

/** The screen after the last question. `onRetry` is left out when there is nothing to try again. */
export function resultView({ questions, answers, score, passMark, isPassed, onRetry, onFinish }) {
  const right = questions.filter((question) => isRight(question, answers[question.id] ?? [])).length;
  const verdict = isPassed ? 'passed' : 'not passed';
  return element(
    'div',
    { class: 'result', 'data-passed': String(isPassed) },
    element('h1', { tabindex: '-1' }, isPassed ? 'You have passed' : 'Not passed this time'),
    element(
      'p',
      { class: 'score' },
      element('strong', {}, `${score}%`),
      element('span', {}, `${right} of ${questions.length} right. The pass mark is ${passMark}%. Result: ${verdict}.`),
    ),
    element('p', {}, isPassed ? praise(right, questions.length) : encouragement),
    element('h2', {}, 'Your answers'),
    element('ol', { class: 'answers' }, ...questions.map((question) => answerLine(question, answers))),
    element(
      'div',
      { class: 'result-actions' },
      element('button', { type: 'button', class: onRetry ? 'button quiet' : 'button', onclick: onFinish }, 'Finish'),
      onRetry ? element('button', { type: 'button', class: 'button', onclick: onRetry }, 'Try the quiz again') : null,
    ),
  );
}

const encouragement =
  'Look at the questions you missed, go back to the pages that cover them, then try the quiz again. Each try is a fresh start.';

function praise(right, total) {
  return right === total
    ? 'Every answer was right. Choose Finish to save your result and close the course.'
    : 'Choose Finish to save your result, or use Previous to look at the questions again first.';
}

function answerLine(question, answers) {
  const right = isRight(question, answers[question.id] ?? []);
  return element(
    'li',
    { 'data-right': String(right) },
    element('span', {}, question.prompt),
    element('span', { class: 'verdict' }, right ? 'Right' : 'Missed'),
  );
}
