import { describe, expect, it } from 'vitest';

import { buildLaunchState, startBegun, startRuntime } from '../test-support/start-runtime.ts';

describe('accepted writes', () => {
  it.each([
    ['cmi.core.lesson_location', 'p2'],
    ['cmi.core.lesson_status', 'passed'],
    ['cmi.core.lesson_status', 'completed'],
    ['cmi.core.lesson_status', 'failed'],
    ['cmi.core.lesson_status', 'incomplete'],
    ['cmi.core.lesson_status', 'browsed'],
    ['cmi.core.score.raw', '0'],
    ['cmi.core.score.raw', '100'],
    ['cmi.core.score.raw', '33.333333333333336'],
    ['cmi.core.score.raw', ''],
    ['cmi.core.score.min', '.5'],
    ['cmi.core.score.max', '100.0'],
    ['cmi.suspend_data', 'π and “quotes”\n'],
    ['cmi.objectives.0.id', 'obj-b'],
    ['cmi.objectives.1.id', 'obj-c'],
    ['cmi.objectives.0.status', 'not attempted'],
    ['cmi.objectives.0.score.raw', '99.5'],
    ['cmi.student_preference.audio', '-1'],
    ['cmi.student_preference.audio', '100'],
    ['cmi.student_preference.speed', '-100'],
    ['cmi.student_preference.text', '0'],
    ['cmi.student_preference.language', 'en-GB'],
  ])('reads back %s = "%s"', (name, value) => {
    const { get, set } = startBegun();
    expect(set(name, value)).toEqual({ value: 'true', code: '0' });
    expect(get(name)).toEqual({ value, code: '0' });
  });

  it.each([
    ['a number', 80, '80'],
    ['a fraction', 66.5, '66.5'],
    ['null, as nothing', null, ''],
    ['undefined, as nothing', undefined, ''],
  ])('accepts %s', (_what, given, stored) => {
    const { get, set } = startBegun();
    expect(set('cmi.core.score.raw', given).value).toBe('true');
    expect(get('cmi.core.score.raw').value).toBe(stored);
  });

  it('appends a comment to those before it', () => {
    const { get, set } = startBegun();
    set('cmi.comments', ' one');
    set('cmi.comments', ' two');
    expect(get('cmi.comments').value).toBe('so far one two');
  });

  it('continues the journal at the stored count, one index at a time', () => {
    const { get, set } = startBegun();
    expect(set('cmi.interactions.5.id', 'q6')).toEqual({ value: 'false', code: '201' });
    expect(set('cmi.interactions.4.id', 'q5').value).toBe('true');
    expect(get('cmi.interactions._count').value).toBe('5');
    expect(set('cmi.interactions.5.type', 'choice').value).toBe('true');
    expect(set('cmi.interactions.2.result', 'correct').value).toBe('true');
    expect(get('cmi.interactions._count').value).toBe('6');
  });

  it('counts the lists of an interaction', () => {
    const { get, set } = startBegun();
    expect(set('cmi.interactions.4.objectives.1.id', 'o').code).toBe('201');
    set('cmi.interactions.4.objectives.0.id', 'o1');
    set('cmi.interactions.4.objectives.1.id', 'o2');
    set('cmi.interactions.4.correct_responses.0.pattern', 'a');
    expect(get('cmi.interactions.4.objectives._count').value).toBe('2');
    expect(get('cmi.interactions.4.correct_responses._count').value).toBe('1');
  });

  it('does not begin a record with a refused value', () => {
    const { get, set } = startBegun();
    set('cmi.interactions.4.type', 'essay');
    set('cmi.objectives.1.status', 'done');
    expect([get('cmi.interactions._count').value, get('cmi.objectives._count').value]).toEqual(['4', '1']);
  });

  it.each([
    ['cmi.core.exit', ['time-out', 'suspend', 'logout', '']],
    ['cmi.core.session_time', ['00:00:00', '0000:00:00.00', '99:99:99.9', '9999:99:99.99', '123:45:06']],
    ['cmi.interactions.0.time', ['00:00:00', '23:59:59.99', '09:05:00.5']],
    [
      'cmi.interactions.0.type',
      ['true-false', 'choice', 'fill-in', 'matching', 'performance', 'sequencing', 'likert', 'numeric'],
    ],
    ['cmi.interactions.0.result', ['correct', 'wrong', 'unanticipated', 'neutral', '1', '0.5', '-3']],
    ['cmi.interactions.0.weighting', ['1', '-2.5', '1000', '9'.repeat(32)]],
    ['cmi.interactions.0.latency', ['00:00:12', '0000:01:02.50']],
    ['cmi.interactions.0.student_response', ['', 'a,b', 'Maple,Canadian', '{1.2}']],
  ])('accepts the vocabulary of %s', (name, values) => {
    const { set } = startBegun();
    for (const value of values)
      expect({ value, answer: set(name, value) }).toEqual({ value, answer: { value: 'true', code: '0' } });
  });
});

it('writing leaves the state that the launch was given unchanged', () => {
  const state = buildLaunchState({
    objectives: [{ id: 'a', status: '', raw_score: '', min_score: '', max_score: '' }],
  });
  const copy = structuredClone(state);
  const { set } = startRuntime(state);
  set('cmi.objectives.0.id', 'b');
  set('cmi.objectives.1.id', 'c');
  expect(state).toEqual(copy);
});
