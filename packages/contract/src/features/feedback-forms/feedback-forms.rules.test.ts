import { expect, test } from 'vitest';
import { answerProblem, answersInWords, answerText, givenAnswers } from './feedback-answers.rules.ts';
import {
  type FeedbackQuestionOfForm,
  nextKey,
  questionsOf,
  questionsProblem,
  questionsText,
} from './feedback-forms.rules.ts';

const question = (changes: Partial<FeedbackQuestionOfForm> = {}): FeedbackQuestionOfForm => ({
  ...{ key: 'q1', kind: 'stars', required: false, text: 'How clear was it?', choices: [] },
  ...changes,
});
const choice = question({ key: 'q2', kind: 'choice', required: true, choices: ['Too short', 'Right', 'Too long'] });

test('questions are written on lines and read again', () => {
  const text = questionsText([question(), choice]);
  expect(text).toBe(
    'q1 | stars | optional | How clear was it?\nq2 | choice | required | How clear was it? | Too short | Right | Too long',
  );
  expect(questionsOf(text)).toEqual([question(), choice]);
  expect(questionsOf('')).toEqual([]);
});

test('a line break or a bar inside a question adds no other question', () => {
  const hostile = questionsText([question({ text: 'One\nq9 | text | required | Two' })]);
  expect(questionsOf(hostile)).toEqual([question({ text: 'One q9 / text / required / Two' })]);
});

test.each([
  ['', undefined],
  [questionsText([question(), choice]), undefined],
  [questionsText(Array.from({ length: 8 }, (_, nth) => question({ key: `q${nth + 1}` }))), 'Enter at most 7 questions'],
  [questionsText([question({ text: 'Why?' })]), 'Question 2: Enter a question of 5 to 160 characters'],
  [questionsText([question({ text: 'x'.repeat(161) })]), 'Question 2: Enter a question of 5 to 160 characters'],
  [questionsText([question(), question()]), 'Each question needs a key of its own'],
  ['q1 | smiles | required | How clear was it?', 'A question has no key or no kind'],
  ['first | stars | required | How clear was it?', 'A question has no key or no kind'],
  [
    'q1 | stars | optional | How clear was it? | Very',
    'Question 2: Remove the choices, or choose One of several choices',
  ],
  [questionsText([question(), { ...choice, choices: ['One'] }]), 'Question 3: Enter 2 to 6 choices, one on each line'],
  [questionsText([{ ...choice, choices: ['Yes', 'yes'] }]), 'Question 2: Enter each choice once'],
  [
    questionsText([{ ...choice, choices: ['Yes', 'x'.repeat(61)] }]),
    'Question 2: A choice should have at most 60 characters',
  ],
])('says what is wrong with %j', (text, problem) => expect(questionsProblem(text)).toBe(problem));

test('a new question has a key that no other has', () => {
  expect(nextKey([])).toBe('q1');
  expect(nextKey([{ key: 'q2' }, { key: 'q7' }])).toBe('q8');
});

test.each([
  ['stars', ['1', '5'], ['0', '6', 'five', '1.5']],
  ['agree', ['1', '5'], ['0', '6']],
  ['yes_no', ['yes', 'no'], ['Yes', '1']],
  ['choice', ['Right'], ['right', '1']],
  ['text', ['Anything', 'x'.repeat(1_000)], ['x'.repeat(1_001)]],
] as const)('a question of the kind %s accepts its own answers alone', (kind, good, bad) => {
  const item = question({ kind, choices: kind === 'choice' ? choice.choices : [] });
  for (const value of good) expect(answerProblem(item, value)).toBeUndefined();
  for (const value of bad) expect(answerProblem(item, value)).toBeDefined();
  expect(answerProblem(item, ' ')).toBeUndefined();
  expect(answerProblem({ ...item, required: true }, ' ')).toMatch(/^(?:Enter|Choose) an answer$/u);
});

test('answers keep the words of their form, without those that are empty', () => {
  const form = [question({ kind: 'agree' }), choice, question({ key: 'q3', kind: 'text' })];
  const answers = givenAnswers(form, { q1: '4', q2: ' Right ', q3: ' ' });
  expect(answers).toEqual({ q1: '4', q2: 'Right' });
  expect(answersInWords({ questions: questionsText(form), answers })).toEqual([
    { question: 'How clear was it?', answer: '4, agree' },
    { question: 'How clear was it?', answer: 'Right' },
  ]);
  expect(answersInWords({ questions: null, answers: {} })).toEqual([]);
  expect(answerText(question({ kind: 'yes_no' }), 'no')).toBe('No');
});
