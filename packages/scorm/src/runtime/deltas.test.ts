import { describe, expect, it } from 'vitest';

import { startRuntime } from '../test-support/start-runtime.ts';
import { hasStudentResponse } from './index.ts';

describe('a delta', () => {
  it('is null when nothing changed', () => {
    const { runtime, get } = startRuntime();
    get('cmi.core.lesson_status');
    expect(runtime.takeDelta()).toBeNull();
  });

  it('contains everything that a SCO can write, under the names of the record', () => {
    const { runtime, set } = startRuntime();
    set('cmi.core.lesson_status', 'incomplete');
    set('cmi.core.lesson_location', '3');
    set('cmi.suspend_data', 'abc');
    set('cmi.core.score.raw', 40);
    set('cmi.core.score.min', 0);
    set('cmi.core.score.max', 80);
    set('cmi.core.exit', 'suspend');
    set('cmi.core.session_time', '00:01:00');
    set('cmi.comments', 'fine');
    set('cmi.student_preference.audio', '50');
    set('cmi.objectives.0.id', 'obj');
    set('cmi.objectives.0.status', 'passed');
    set('cmi.objectives.0.score.raw', '90');
    set('cmi.interactions.0.id', 'q1');
    set('cmi.interactions.0.type', 'choice');
    set('cmi.interactions.0.time', '10:00:00');
    set('cmi.interactions.0.weighting', '1');
    set('cmi.interactions.0.student_response', 'a');
    set('cmi.interactions.0.result', 'incorrect');
    set('cmi.interactions.0.latency', '00:00:09.5');
    set('cmi.interactions.0.objectives.0.id', 'obj');
    set('cmi.interactions.0.correct_responses.0.pattern', 'b');
    set('cmi.interactions.0.correct_responses.1.pattern', 'c');
    const delta = runtime.takeDelta();
    expect(delta).toEqual({
      session: 1,
      lesson_status: 'incomplete',
      own_status: 'incomplete',
      lesson_location: '3',
      suspend_data: 'abc',
      raw_score: '40',
      min_score: '0',
      max_score: '80',
      exit_value: 'suspend',
      session_time: '00:01:00',
      comments: 'fine',
      preferences: { audio: '50', language: '', speed: '', text: '' },
      objectives: [{ index: 0, id: 'obj', status: 'passed', raw_score: '90', min_score: '', max_score: '' }],
      interactions: [
        {
          index: 0,
          id: 'q1',
          type: 'choice',
          time: '10:00:00',
          weighting: '1',
          student_response: 'a',
          result: 'wrong',
          latency: '00:00:09.5',
          objectives: ['obj'],
          correct_responses: ['b', 'c'],
        },
      ],
    });
    expect(JSON.parse(JSON.stringify(delta))).toEqual(delta);
  });

  it('contains only the changes since the last one', () => {
    const { runtime, set } = startRuntime({ suspend_data: 'abc' });
    set('cmi.core.lesson_location', '1');
    set('cmi.objectives.0.id', 'a');
    set('cmi.objectives.1.id', 'b');
    runtime.takeDelta();
    set('cmi.suspend_data', 'abc');
    expect(runtime.takeDelta()).toBeNull();
    set('cmi.objectives.1.status', 'passed');
    expect(runtime.takeDelta()).toEqual({
      session: 1,
      interactions: [],
      objectives: [{ index: 1, id: 'b', status: 'passed', raw_score: '', min_score: '', max_score: '' }],
    });
  });

  it('repeats the whole interaction when one field of it changes', () => {
    const { runtime, set } = startRuntime({ interactionsOffset: 7 });
    set('cmi.interactions.7.id', 'q8');
    set('cmi.interactions.8.id', 'q9');
    const first = runtime.takeDelta();
    set('cmi.interactions.7.student_response', 'a');
    set('cmi.interactions.7.objectives.0.id', 'o');
    expect(runtime.takeDelta()?.interactions).toEqual([
      { index: 7, id: 'q8', student_response: 'a', objectives: ['o'], correct_responses: [] },
    ]);
    expect(first?.interactions).toEqual([
      { index: 7, id: 'q8', objectives: [], correct_responses: [] },
      { index: 8, id: 'q9', objectives: [], correct_responses: [] },
    ]);
  });

  it('contains only the fields that were set of an interaction from an earlier launch', () => {
    const { runtime, set } = startRuntime({ interactionsOffset: 7 });
    set('cmi.interactions.2.result', 'correct');
    expect(runtime.takeDelta()?.interactions).toEqual([
      { index: 2, result: 'correct', objectives: [], correct_responses: [] },
    ]);
  });

  it('lists interactions by index, whatever the order of the calls', () => {
    const { runtime, set } = startRuntime({ interactionsOffset: 12 });
    for (const index of [10, 2, 11]) set(`cmi.interactions.${index}.result`, 'wrong');
    expect(runtime.takeDelta()?.interactions.map(({ index }) => index)).toEqual([2, 10, 11]);
  });

  it.each([
    ['cmi.core.lesson_status', 'incomplete', { lesson_status: 'incomplete', own_status: 'incomplete' }],
    ['cmi.core.session_time', '00:00:01', { session_time: '00:00:01' }],
    ['cmi.core.exit', '', { exit_value: '' }],
  ])('repeats %s with the same value, because the value belongs to the session', (name, value, fields) => {
    const { runtime, set } = startRuntime({ lesson_status: 'incomplete' });
    set(name, value);
    runtime.takeDelta();
    set(name, value);
    expect(runtime.takeDelta()).toEqual({ session: 1, interactions: [], ...fields });
  });

  it('contains nothing of a refused value', () => {
    const { runtime, set } = startRuntime();
    set('cmi.core.score.raw', '101');
    set('cmi.interactions.1.id', 'gap');
    expect(runtime.takeDelta()).toBeNull();
  });
});

describe('onChange', () => {
  it('runs once until the delta is taken', () => {
    const { runtime, set, hostCalls } = startRuntime();
    set('cmi.core.lesson_location', '1');
    set('cmi.core.lesson_location', '2');
    expect(hostCalls.filter((what) => what === 'change')).toHaveLength(1);
    runtime.takeDelta();
    set('cmi.core.lesson_location', '2');
    expect(hostCalls.filter((what) => what === 'change')).toHaveLength(1);
    set('cmi.core.lesson_location', '3');
    expect(hostCalls.filter((what) => what === 'change')).toHaveLength(2);
  });

  it('allows the host to take the delta at once', () => {
    const taken: unknown[] = [];
    const started = startRuntime({}, { onChange: () => taken.push(started.runtime.takeDelta()) });
    started.set('cmi.core.lesson_location', '1');
    started.set('cmi.core.lesson_location', '2');
    expect(taken).toEqual([
      { session: 1, lesson_location: '1', interactions: [] },
      { session: 1, lesson_location: '2', interactions: [] },
    ]);
  });
});

it.each([
  ['no response', undefined, false],
  ['an empty response', '', false],
  ['a response', 'a', true],
])('only an answer that is not empty is a response: %s', (_what, student_response, expected) => {
  expect(hasStudentResponse({ index: 0, student_response, objectives: [], correct_responses: [] })).toBe(expected);
});
