import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { prepareRuntime, startRuntime } from '../test-support/start-runtime.ts';
import { ELEMENTS } from './element-table.ts';
import type { ScormApi } from './index.ts';

const WORDS = [
  'cmi',
  'core',
  'objectives',
  'interactions',
  'score',
  'raw',
  'id',
  '_count',
  '_children',
  '_version',
  '0',
  '1',
  '999999999999',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'n',
  '',
  'settings',
  'lesson_status',
  'suspend_data',
];
const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 6 }).map((list) => list.join('.'));
const modelNames = fc.constantFrom(...ELEMENTS.keys()).map((pattern) => pattern.replaceAll('.n.', '.0.'));
const names = fc.oneof(
  words,
  words.map((name) => `cmi.${name}`),
  modelNames,
  fc.string(),
  fc.anything(),
);
const values = fc.oneof(fc.constantFrom('', 'passed', '50', 'suspend', '00:00:01'), fc.string(), fc.anything());
const calls = fc.constantFrom<keyof ScormApi>(
  'LMSInitialize',
  'LMSFinish',
  'LMSGetValue',
  'LMSSetValue',
  'LMSCommit',
  'LMSGetLastError',
  'LMSGetErrorString',
  'LMSGetDiagnostic',
);

function expectStringOf(api: ScormApi, call: keyof ScormApi, name: unknown, value: unknown): void {
  expect(typeof api[call](name, value)).toBe('string');
  expect(api.LMSGetLastError()).toMatch(/^(0|101|20[123]|301|40[1-5])$/);
}

describe('any sequence of calls', () => {
  it('returns strings and never throws', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(calls, names, values), { maxLength: 30 }), (sequence) => {
        const { api } = prepareRuntime();
        for (const [call, name, value] of sequence) expectStringOf(api, call, name, value);
      }),
      { numRuns: 300 },
    );
  });

  it('accepts only names of the model', () => {
    fc.assert(
      fc.property(fc.oneof(words, fc.string()), values, (name, value) => {
        const { get, set } = startRuntime();
        const isInModel = ELEMENTS.has(name.replace(/\.\d+(?=\.)/g, '.n'));
        if (!isInModel) {
          expect(get(name).code).not.toBe('0');
          expect(set(name, value).value).toBe('false');
        }
      }),
      { numRuns: 500 },
    );
  });

  it('leaves the prototypes unchanged', () => {
    const { set } = startRuntime();
    for (const name of [
      '__proto__.polluted',
      'constructor.prototype.polluted',
      'cmi.__proto__.polluted',
      'cmi.objectives.0.__proto__',
    ]) {
      set(name, 'yes');
    }
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted');
  });

  it('reads back a written value, or refuses it', () => {
    const readable = fc.constantFrom(
      'cmi.core.lesson_location',
      'cmi.core.lesson_status',
      'cmi.core.score.raw',
      'cmi.suspend_data',
      'cmi.objectives.0.id',
      'cmi.objectives.0.status',
      'cmi.student_preference.audio',
      'cmi.student_preference.language',
    );
    fc.assert(
      fc.property(
        readable,
        fc.oneof(
          values.filter((value) => typeof value === 'string'),
          fc.integer().map(String),
        ),
        (name, value) => {
          const { get, set } = startRuntime({
            objectives: [{ id: 'o', status: '', raw_score: '', min_score: '', max_score: '' }],
          });
          const before = get(name).value;
          const answer = set(name, value);
          expect(get(name).value).toBe(answer.value === 'true' ? value : before);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('may call again while a value is being converted to text', () => {
    const { api, set, runtime } = startRuntime();
    const finishes = { toString: () => api.LMSFinish('') };
    expect(set('cmi.suspend_data', finishes)).toEqual({ value: 'false', code: '301' });
    expect(runtime.takeDelta()).not.toHaveProperty('suspend_data');
  });
});
