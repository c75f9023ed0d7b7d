import { describe, expect, it } from 'vitest';
import { startRuntime } from '../test-support/start-runtime.ts';
import type { Delta } from './index.ts';
import { joinDeltas } from './index.ts';

describe('joinDeltas', () => {
  it('returns one delta for each session, with the later value', () => {
    const deltas: Delta[] = [
      { session: 1, lesson_location: '1', suspend_data: 'a', interactions: [] },
      { session: 1, lesson_location: '2', interactions: [] },
      { session: 2, lesson_location: '3', interactions: [] },
    ];
    expect(joinDeltas(deltas)).toEqual([
      { session: 1, lesson_location: '2', suspend_data: 'a', interactions: [] },
      { session: 2, lesson_location: '3', interactions: [] },
    ]);
  });

  it('returns every interaction and objective once, in its last state', () => {
    const { runtime, set } = startRuntime();
    const deltas: Delta[] = [];
    for (const answer of ['a', 'b']) {
      set('cmi.objectives.0.id', 'obj');
      set('cmi.objectives.0.status', answer === 'a' ? 'failed' : 'passed');
      set('cmi.interactions.0.id', 'q1');
      set('cmi.interactions.0.type', 'choice');
      set('cmi.interactions.0.student_response', answer);
      const delta = runtime.takeDelta();
      if (delta) deltas.push(delta);
    }
    expect(deltas).toHaveLength(2);
    const [joined, ...rest] = joinDeltas(deltas);
    expect(rest).toEqual([]);
    expect(joined?.objectives).toMatchObject([{ id: 'obj', status: 'passed' }]);
    expect(joined?.interactions).toMatchObject([{ index: 0, id: 'q1', student_response: 'b' }]);
  });
});
