import { describe, expect, it } from 'vitest';
import { startRuntime } from '../test-support/start-runtime.ts';
import type { Delta } from './index.ts';
import { findFault, readScore } from './index.ts';

const journal = { index: 0, objectives: [], correct_responses: [] };
const objective = { index: 0, id: 'o', status: '', raw_score: '', min_score: '', max_score: '' } as const;
const preferences = { audio: '', language: '', speed: '', text: '' };
const deltaOf = (values: Partial<Delta>): Delta => ({ session: 1, interactions: [], ...values });

describe('findFault', () => {
  it.each<[string, Partial<Delta>]>([
    ['raw score', { raw_score: 'abc' }],
    ['raw score above 100', { raw_score: '101' }],
    ['min score', { min_score: '-1' }],
    ['max score', { max_score: '1e2' }],
    ['session time', { session_time: 'PT5M' }],
    ['blank session time', { session_time: '' }],
    ['audio', { preferences: { ...preferences, audio: 'loud' } }],
    ['speed', { preferences: { ...preferences, speed: '1000' } }],
    ['text', { preferences: { ...preferences, text: '2' } }],
    ['score of an objective', { objectives: [objective, { ...objective, index: 1, raw_score: 'x' }] }],
    ['time of an interaction', { interactions: [{ ...journal, time: '25:00:00' }] }],
    ['type of an interaction', { interactions: [{ ...journal, type: 'essay' }] }],
    ['weighting of an interaction', { interactions: [{ ...journal, weighting: 'heavy' }] }],
    ['result of an interaction', { interactions: [{ ...journal, result: 'maybe' }] }],
    ['latency of an interaction', { interactions: [{ ...journal, latency: '5 s' }] }],
    [
      'patterns of an interaction',
      { interactions: [{ ...journal, correct_responses: Array(16).fill('x'.repeat(4_096)) }] },
    ],
  ])('finds a wrong %s', (_name, values) => {
    expect(findFault(deltaOf(values))).toMatch(/^cmi\..* expected /u);
  });

  it('finds no fault in a delta of the run-time', () => {
    const { runtime, set } = startRuntime();
    const calls: Record<string, string> = {
      'cmi.core.lesson_status': 'passed',
      'cmi.core.score.raw': '87.5',
      'cmi.core.score.min': '0',
      'cmi.core.score.max': '100',
      'cmi.core.session_time': '0000:12:30.50',
      'cmi.core.exit': 'suspend',
      'cmi.student_preference.audio': '-1',
      'cmi.objectives.0.score.raw': '10',
      'cmi.objectives.0.status': 'incomplete',
      'cmi.interactions.0.id': 'q1',
      'cmi.interactions.0.type': 'numeric',
      'cmi.interactions.0.time': '10:15:00.5',
      'cmi.interactions.0.weighting': '0.5',
      'cmi.interactions.0.result': '3.14',
      'cmi.interactions.0.latency': '00:00:05',
    };
    for (const [name, value] of Object.entries(calls)) expect(set(name, value).value).toBe('true');
    const delta = runtime.takeDelta();
    expect(delta && findFault(delta)).toBeUndefined();
  });
});

it('the run-time refuses more patterns than one interaction may have', () => {
  const { set } = startRuntime();
  const codes = Array.from(
    { length: 16 },
    (_, index) => set(`cmi.interactions.0.correct_responses.${index}.pattern`, 'x'.repeat(4_096)).code,
  );
  expect(codes).toEqual([...Array(15).fill('0'), '405']);
});

it.each([
  ['', ''],
  ['85.5', '85.5'],
  ['abc', ''],
  ['1000', ''],
  ['NaN', ''],
])('reads the score “%s” as “%s”', (stored, read) => {
  expect(readScore(stored)).toBe(read);
});
