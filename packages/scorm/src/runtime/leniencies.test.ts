import { describe, expect, it } from 'vitest';

import { startRuntime } from '../test-support/start-runtime.ts';
import { LIMITS } from './index.ts';

const HALF_CHARACTER = '\ud83d';

describe('accepted values beyond the standard, with a line in the log', () => {
  it.each([
    ['an identifier with blanks', 'cmi.interactions.0.id', 'Question 1', 'Question 1'],
    ['an identifier in Welsh', 'cmi.objectives.0.id', 'tŷ', 'tŷ'],
    ['the result "incorrect"', 'cmi.interactions.0.result', 'incorrect', 'wrong'],
    ['the exit "normal"', 'cmi.core.exit', 'normal', ''],
    ['suspend_data above the standard', 'cmi.suspend_data', 'x'.repeat(4097), 'x'.repeat(4097)],
    ['a lesson_location above the standard', 'cmi.core.lesson_location', 'x'.repeat(256), 'x'.repeat(256)],
  ])('accepts and logs %s', (_what, name, value, stored) => {
    const { runtime, set, logged } = startRuntime();
    expect(set(name, value)).toEqual({ value: 'true', code: '0' });
    expect(logged).toEqual([
      expect.objectContaining({ level: 'lenient', call: 'LMSSetValue', element: name, at: 1234 }),
    ]);
    expect(JSON.stringify(runtime.takeDelta())).toContain(JSON.stringify(stored));
  });

  it.each([
    ['cmi.interactions.0.id', 'Question_1'],
    ['cmi.interactions.0.student_response', 'Maple,Canadian'],
    ['cmi.suspend_data', 'x'.repeat(4096)],
    ['cmi.core.lesson_location', 'x'.repeat(255)],
    ['cmi.core.exit', ''],
  ])('logs nothing for %s within the standard', (name, value) => {
    const { set, logged } = startRuntime();
    expect(set(name, value).value).toBe('true');
    expect(logged).toEqual([]);
  });

  it('logs a refused value with the code and the reason', () => {
    const { set, logged } = startRuntime();
    set('cmi.core.lesson_status', 'done');
    expect(logged).toEqual([
      {
        at: 1234,
        level: 'refused',
        call: 'LMSSetValue',
        element: 'cmi.core.lesson_status',
        message: '405: expected one of "passed", "completed", "failed", "incomplete", "browsed"',
      },
    ]);
  });

  it('cuts a long element name in the log', () => {
    const { set, logged } = startRuntime();
    set('cmi.'.padEnd(1000, 'x'), '1');
    expect(logged[0]?.element).toHaveLength(255);
  });
});

describe('limits', () => {
  it.each([
    ['cmi.suspend_data', 64_000],
    ['cmi.core.lesson_location', 1000],
    ['cmi.comments', 4096],
    ['cmi.interactions.0.student_response', 4096],
    ['cmi.interactions.0.correct_responses.0.pattern', 4096],
    ['cmi.interactions.0.id', 255],
    ['cmi.objectives.0.id', 255],
    ['cmi.student_preference.language', 255],
  ])('allows %s %i characters, and refuses one more as a whole', (name, limit) => {
    const { runtime, set } = startRuntime();
    expect(set(name, 'x'.repeat(limit + 1))).toEqual({ value: 'false', code: '405' });
    expect(runtime.takeDelta()).toBeNull();
    expect(set(name, 'x'.repeat(limit))).toEqual({ value: 'true', code: '0' });
  });

  it('limits the length of all comments together', () => {
    const { get, set } = startRuntime({ comments: 'x'.repeat(4000) });
    expect(set('cmi.comments', 'y'.repeat(97)).code).toBe('405');
    expect(set('cmi.comments', 'y'.repeat(96)).code).toBe('0');
    expect(get('cmi.comments').value).toHaveLength(4096);
  });

  it.each([
    ['NUL', 'a\0b'],
    ['half a character', `a${HALF_CHARACTER}`],
  ])('refuses %s, which a database would change', (_what, value) => {
    const { set } = startRuntime();
    expect(set('cmi.suspend_data', value)).toEqual({ value: 'false', code: '405' });
    expect(set('cmi.interactions.0.student_response', value).code).toBe('405');
    expect(set('cmi.suspend_data', 'whole 😀').code).toBe('0');
  });

  it('refuses an interaction beyond the limit of the journal with 201', () => {
    const { set } = startRuntime({ interactionsOffset: LIMITS.interactions - 1 });
    expect(set(`cmi.interactions.${LIMITS.interactions - 1}.id`, 'last').code).toBe('0');
    expect(set(`cmi.interactions.${LIMITS.interactions}.id`, 'one more').code).toBe('201');
  });

  it('refuses an entry beyond the limits of the lists of an interaction and of the objectives with 201', () => {
    const { set } = startRuntime();
    for (let index = 0; index < LIMITS.recordsPerInteraction; index += 1)
      set(`cmi.interactions.0.objectives.${index}.id`, 'o');
    expect(set(`cmi.interactions.0.objectives.${LIMITS.recordsPerInteraction}.id`, 'o').code).toBe('201');
    for (let index = 0; index < LIMITS.objectives; index += 1) set(`cmi.objectives.${index}.id`, 'o');
    expect(set(`cmi.objectives.${LIMITS.objectives}.id`, 'o').code).toBe('201');
  });
});
