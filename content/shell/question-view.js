import { element } from './elements.js';
import { isRight } from './marking.js';

const hints = {
  single: 'Choose one answer.',
  'true-false': 'Choose true or false.',
  multiple: 'Choose every answer that is right.',
};

/**
 * One question on a screen of its own. `saved` is the answer already given, or undefined.
 * Returns the node, `chosen()`, `mark(chosen)` and `askForAnswer()`.
 */
export function questionView({ question, number, total, saved }) {
  const heading = element('h1', { tabindex: '-1' }, `Question ${number} of ${total}`);
  const outcome = element('div', { class: 'outcome', tabindex: '-1', hidden: true });
  const problem = element('p', { class: 'problem', role: 'alert' });
  const rows = question.options.map((option) => optionRow(question, option));
  const fields = element(
    'fieldset',
    { class: 'question' },
    element('legend', {}, question.prompt),
    element('p', { class: 'hint' }, hints[question.type]),
    ...rows.map((row) => row.node),
  );
  const node = element('div', { class: 'question-screen' }, heading, fields, problem, outcome);

  const chosen = () => rows.filter((row) => row.input.checked).map((row) => row.option.id);

  function mark(answer) {
    const right = isRight(question, answer);
    problem.textContent = '';
    for (const row of rows) showVerdict(row, answer.includes(row.option.id), question.type);
    outcome.dataset.right = String(right);
    outcome.hidden = false;
    outcome.replaceChildren(element('h2', {}, right ? 'That is right' : 'Not quite'), ...feedback(question, answer));
  }

  if (saved) {
    for (const row of rows) row.input.checked = saved.includes(row.option.id);
    mark(saved);
  }

  return {
    node,
    chosen,
    mark(answer) {
      mark(answer);
      outcome.focus();
    },
    askForAnswer() {
      problem.textContent =
        question.type === 'multiple' ? 'Choose at least one answer first.' : 'Choose an answer first.';
      rows[0].input.focus();
    },
  };
}

function optionRow(question, option) {
  const input = element('input', {
    type: question.type === 'multiple' ? 'checkbox' : 'radio',
    name: question.id,
    value: option.id,
    id: `${question.id}-${option.id}`,
  });
  const verdict = element('span', { class: 'verdict' });
  const label = element('label', { for: input.id }, option.label);
  return { option, input, verdict, node: element('div', { class: 'option' }, input, label, verdict) };
}

/** Words as well as colour: "Right answer" and "Your answer" stand beside the option. */
function showVerdict(row, wasChosen, type) {
  row.input.disabled = true;
  const right = row.option.correct;
  row.node.dataset.verdict = right ? 'right' : wasChosen ? 'wrong' : 'other';
  if (right && wasChosen) row.verdict.textContent = 'Your answer, right';
  else if (right) row.verdict.textContent = type === 'multiple' ? 'Missed: this one is right' : 'Right answer';
  else row.verdict.textContent = wasChosen ? 'Your answer, not right' : '';
}

/** For one answer: what was chosen, and the right one if that differs. For several: every option. */
function feedback(question, answer) {
  const shown = question.options.filter(
    (option) => question.type === 'multiple' || option.correct || answer.includes(option.id),
  );
  return shown.map((option) => element('p', {}, element('strong', {}, `${option.label}: `), option.feedback));
}
