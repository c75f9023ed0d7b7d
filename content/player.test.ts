import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Question = {
  id: string;
  objective: string;
  type: string;
  prompt: string;
  options: { id: string; label: string; correct: boolean }[];
};
type Saved = { visited: Set<string>; answers: Record<string, string[]>; tries: number };
type Store = {
  get(element: string): string;
  set(element: string, value: unknown): void;
  setOneOf(element: string, values: unknown[]): void;
};
type Frame = { API?: object; parent?: Frame; opener?: Frame; top?: Frame };

/** Imports a module of the player. The player is plain JavaScript for the browser, so its types are declared here. */
const load = async (name: string) => import(join(import.meta.dirname, 'shell', name));
const { timespan, clockTime }: { timespan(ms: number): string; clockTime(date: Date): string } =
  await load('formats.js');
const marking: {
  isRight(question: Question, chosen: string[]): boolean;
  scorePercent(questions: Question[], answers: Record<string, string[]>): number;
} = await load('marking.js');
const { parse, serialise }: { parse(text: string): Saved; serialise(state: Saved): string } =
  await load('suspend-state.js');
const interactions: {
  recordAnswer(record: Store, answer: { sco: string; question: Question; chosen: string[]; latency: number }): void;
  recordResult(record: Store, result: { score: number; passMark: number }): string;
} = await load('interactions.js');
const { findApi }: { findApi(start: Frame): object | null } = await load('api.js');
const { LearningRecord } = await load('learning-record.js');

const question: Question = {
  id: 'q',
  objective: 'o',
  type: 'multiple',
  prompt: 'Which keep milk cool?',
  options: [
    { id: 'a', label: 'A fridge', correct: true },
    { id: 'b', label: 'A stove', correct: false },
    { id: 'c', label: 'Ice, or snow', correct: true },
  ],
};

function store(values: Record<string, string> = {}): Store & { values: Record<string, string> } {
  return {
    values,
    get: (name) => values[name] ?? '',
    set: (name, value) => {
      values[name] = String(value);
    },
    setOneOf(name, [first]) {
      this.set(name, first);
    },
  };
}

describe('times', () => {
  it('are formatted as SCORM 1.2 requires', () => {
    expect(timespan(0)).toBe('0000:00:00.00');
    expect(timespan(3_725_250)).toBe('0001:02:05.25');
    expect(timespan(-5)).toBe('0000:00:00.00');
    expect(timespan(59_999)).toBe('0000:01:00.00');
    expect(clockTime(new Date(2026, 0, 1, 7, 5, 9))).toBe('07:05:09');
  });
});

describe('marking', () => {
  it('requires all right options and no other, in any order', () => {
    expect(marking.isRight(question, ['c', 'a'])).toBe(true);
    expect(marking.isRight(question, ['a'])).toBe(false);
    expect(marking.isRight(question, ['a', 'b', 'c'])).toBe(false);
  });

  it('gives whole percentages', () => {
    const three = ['x', 'y', 'z'].map((id) => ({ ...question, id }));
    expect(marking.scorePercent(three, { x: ['a', 'c'], y: ['b'] })).toBe(33);
    expect(marking.scorePercent(three, {})).toBe(0);
  });
});

describe('the saved state', () => {
  it('is the same after it is written and read', () => {
    const state: Saved = { visited: new Set(['welcome', 'quiz']), answers: { q: ['a', 'c'] }, tries: 2 };
    expect(parse(serialise(state))).toEqual(state);
  });

  it.each(['', 'nonsense', '{"v":9}', 'null'])('starts empty from %j', (text) => {
    expect(parse(text)).toEqual({ visited: new Set(), answers: {}, tries: 1 });
  });
});

describe('the record of an answer', () => {
  it('is added after the existing answers', () => {
    const record = store({ 'cmi.interactions._count': '4' });
    interactions.recordAnswer(record, { sco: 's', question, chosen: ['c', 'b'], latency: 1500 });
    expect(record.values).toMatchObject({
      'cmi.interactions.4.id': 's_q: Which keep milk cool?',
      'cmi.interactions.4.objectives.0.id': 's_o',
      'cmi.interactions.4.type': 'choice',
      'cmi.interactions.4.weighting': '1',
      'cmi.interactions.4.correct_responses.0.pattern': 'A fridge; Ice, or snow',
      'cmi.interactions.4.student_response': 'A stove; Ice, or snow',
      'cmi.interactions.4.result': 'wrong',
      'cmi.interactions.4.latency': '0000:00:01.50',
    });
    expect(record.values['cmi.interactions.4.time']).toMatch(/^\d\d:\d\d:\d\d$/);
  });

  it('the result is passed at the pass mark and failed below it', () => {
    const record = store();
    expect(interactions.recordResult(record, { score: 80, passMark: 80 })).toBe('passed');
    expect(interactions.recordResult(record, { score: 79, passMark: 80 })).toBe('failed');
    expect(record.values).toEqual({
      'cmi.core.score.min': '0',
      'cmi.core.score.max': '100',
      'cmi.core.score.raw': '79',
      'cmi.core.lesson_status': 'failed',
    });
  });
});

describe('the search for the API', () => {
  const API = {};

  it('looks in the parents, then in the opener', () => {
    const lms: Frame = { API };
    expect(findApi({ parent: { parent: lms } })).toBe(API);
    const top: Frame = { opener: { parent: lms } };
    expect(findApi({ parent: top, top })).toBe(API);
  });

  it('returns null without an API, or when another origin is in between', () => {
    const alone: Frame = {};
    alone.parent = alone;
    expect(findApi(alone)).toBeNull();
    const foreign = Object.defineProperty({}, 'API', {
      get() {
        throw new Error('SecurityError');
      },
    });
    expect(findApi({ parent: foreign })).toBeNull();
  });
});

describe('a session', () => {
  function api(values: Record<string, string>, commit = 'true') {
    const calls: string[] = [];
    return {
      calls,
      LMSInitialize: () => 'true',
      LMSGetValue: (name: string) => values[name] ?? '',
      LMSSetValue: (name: string, value: string) => {
        calls.push(`${name}=${value}`);
        return 'true';
      },
      LMSCommit: () => commit,
      LMSFinish: () => String(calls.push('finish') > 0),
      LMSGetLastError: () => '0',
    };
  }

  it('records in normal mode only, and not after a pass', () => {
    for (const [values, recording] of [
      [{ 'cmi.core.lesson_status': 'not attempted', 'cmi.core.lesson_mode': 'normal' }, true],
      [{ 'cmi.core.lesson_status': 'failed' }, true],
      [{ 'cmi.core.lesson_status': 'passed' }, false],
      [{ 'cmi.core.lesson_mode': 'review' }, false],
      [{ 'cmi.core.lesson_mode': 'browse' }, false],
    ] as const) {
      const record = new LearningRecord(api(values), () => {});
      expect(record.open()).toBe(true);
      expect(record.isRecording).toBe(recording);
    }
  });

  it('records codes where the platform takes no words', () => {
    const platform = api({});
    const taken: string[] = [];
    platform.LMSSetValue = (name: string, value: string) => {
      if (value.includes(' ')) return 'false';
      taken.push(`${name}=${value}`);
      return 'true';
    };
    const record = new LearningRecord(platform, () => {});
    record.open();
    interactions.recordAnswer(record, { sco: 's', question, chosen: ['a'], latency: 10 });
    expect(taken).toEqual(
      expect.arrayContaining([
        'cmi.interactions.0.id=s_q',
        'cmi.interactions.0.correct_responses.0.pattern=a,c',
        'cmi.interactions.0.student_response=a',
      ]),
    );
  });

  it('closes once, and reports a failed save', () => {
    const troubles: boolean[] = [];
    const platform = api({}, 'false');
    const record = new LearningRecord(platform, (isTroubled: boolean) => troubles.push(isTroubled));
    record.open();
    expect(record.close('suspend')).toBe(false);
    record.close('suspend');
    expect(platform.calls.filter((call) => call === 'finish')).toHaveLength(1);
    expect(platform.calls[0]).toBe('cmi.core.exit=suspend');
    expect(troubles).toEqual([true]);
  });

  it('says that progress is saved only when it is', () => {
    const close = (values: Record<string, string>, commit = 'true') => {
      const record = new LearningRecord({ ...api(values, commit), LMSFinish: () => 'true' }, () => {});
      record.open();
      return record.close('');
    };
    expect(close({})).toBe(true);
    expect(close({}, 'false')).toBe(false);
    expect(close({ 'cmi.core.lesson_mode': 'review' })).toBe(false);
  });

  it('works without a platform', () => {
    const record = new LearningRecord(null, () => {});
    expect(record.open()).toBe(false);
    record.set('cmi.core.exit', '');
    record.close('');
    expect(record.get('cmi.core.lesson_status')).toBe('');
  });
});
