import { expect, test } from 'vitest';
import { everyAnswer, inSteps } from './summarise.ts';
import { summariseQuestions } from './summarise-questions.ts';

const first = 'q1 | agree | optional | Was it clear?\nq2 | text | optional | What was missing?';
const second = 'q1 | agree | optional | Was it useful?\nq3 | choice | optional | Pace? | Slow | Right';
const rows = (count: number, questions: string | null, answers: Record<string, string>) =>
  Array.from({ length: count }, () => ({ questions, answers }));

test('numbers appear from three answers and texts from five, and change with every third and fifth answer', () => {
  const given = [...rows(4, first, { q1: '4', q2: 'Time' }), ...rows(1, first, { q1: '1', q2: 'Air' })];
  const shown = (count: number) => summariseQuestions(given.slice(0, count), inSteps);
  expect(shown(2)).toEqual([
    { question: 'Was it clear?', answers: 2, counted: 0, average: null, counts: [], texts: [] },
    { question: 'What was missing?', answers: 2, counted: 0, average: null, counts: [], texts: [] },
  ]);
  expect(shown(3)[0]).toMatchObject({ counted: 3, average: 4 });
  expect(shown(4)[0]).toMatchObject({ answers: 4, counted: 3, average: 4 });
  expect(shown(4)[1]?.texts).toEqual([]);
  expect(shown(5)[1]?.texts).toEqual(['Air', 'Time', 'Time', 'Time', 'Time']);
  expect(shown(5)[0]).toMatchObject({ counted: 3, average: 4 });
});

test('a question with other words is another question, and answers without a form are none', () => {
  const given = [...rows(1, first, { q1: '5' }), ...rows(1, second, { q1: '1', q3: 'Right' }), ...rows(1, null, {})];
  expect(summariseQuestions(given, everyAnswer)).toMatchObject([
    { question: 'Was it clear?', average: 5, answers: 1 },
    { question: 'Was it useful?', average: 1, answers: 1 },
    {
      question: 'Pace?',
      average: null,
      counts: [
        { answer: 'Slow', count: 0 },
        { answer: 'Right', count: 1 },
      ],
    },
  ]);
});
