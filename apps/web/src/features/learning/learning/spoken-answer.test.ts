import { expect, test } from 'vitest';
import { spokenAnswer, spokenQuestion } from './spoken-answer.ts';

test('shows the question of our own courses without its code', () => {
  expect(spokenQuestion('quiz_ppe: What is worn first: gloves/apron?')).toBe('What is worn first: gloves/apron?');
  expect(spokenQuestion('Which of these is true?')).toBe('Which of these is true?');
});

test('turns codes of other packages into words, and separates several answers by commas', () => {
  expect(spokenQuestion('urn:course.scene_2.cold_chain-steps')).toBe('Cold chain steps');
  expect(spokenAnswer('{a,b}')).toBe('a, b');
  expect(spokenAnswer('Maple,Canadian')).toBe('Maple, Canadian');
});

test('leaves an answer in words as it is', () => {
  expect(spokenAnswer('Above 12,000 units; 2 to 8 °C')).toBe('Above 12,000 units; 2 to 8 °C');
});
