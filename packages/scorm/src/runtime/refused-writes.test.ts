import { describe, expect, it } from 'vitest';

import { startBegun } from '../test-support/start-runtime.ts';

describe('refused writes', () => {
  it.each([
    ['cmi.core.student_id'],
    ['cmi.core.student_name'],
    ['cmi.core.credit'],
    ['cmi.core.entry'],
    ['cmi.core.total_time'],
    ['cmi.core.lesson_mode'],
    ['cmi.launch_data'],
    ['cmi.comments_from_lms'],
    ['cmi.student_data.mastery_score'],
    ['cmi.student_data.max_time_allowed'],
    ['cmi.student_data.time_limit_action'],
  ])('%s is read only', (name) => {
    const { get, set } = startBegun();
    const before = get(name);
    expect(set(name, '1')).toEqual({ value: 'false', code: '403' });
    expect(get(name)).toEqual(before);
  });

  it.each([
    ['cmi._version', '402'],
    ['cmi._children', '402'],
    ['cmi.core._children', '402'],
    ['cmi.core.score._children', '402'],
    ['cmi.objectives._count', '402'],
    ['cmi.interactions._count', '402'],
    ['cmi.interactions.0.objectives._count', '402'],
    ['cmi.core.lesson_status._children', '402'],
    ['', '201'],
    ['cmi', '201'],
    ['settings.lmsCommitUrl', '201'],
    ['__proto__', '201'],
    ['constructor.prototype', '201'],
    ['cmi.core', '201'],
    ['cmi.core.bogus', '201'],
    ['cmi.core.__proto__', '201'],
    ['cmi.objectives.0', '201'],
    ['cmi.objectives.0.constructor', '201'],
    ['cmi.objectives.2.id', '201'],
    ['cmi.interactions.99.id', '201'],
    ['cmi.bogus.x', '401'],
    ['cmi.__proto__.x', '401'],
    ['nav.event', '401'],
  ])('answers %s with %s', (name, code) => {
    expect(startBegun().set(name, '1')).toEqual({ value: 'false', code });
  });

  it.each([
    ['cmi.core.lesson_status', ['not attempted', 'Passed', 'done', '', 'passed ']],
    ['cmi.core.score.raw', ['-1', '100.01', '101', 'ten', '1e1', '+5', ' 5', '.', '-', 'NaN', '1'.padEnd(40, '0')]],
    ['cmi.core.score.min', ['-0.1']],
    ['cmi.core.score.max', ['100.1']],
    ['cmi.core.exit', ['finish', 'Suspend', 'timeout']],
    ['cmi.core.session_time', ['', '1:00:00', '00:00', '00000:00:00', '00:00:00.123', 'PT5M', '-00:00:01']],
    ['cmi.objectives.0.id', ['', 'a\nb', 'x'.repeat(256)]],
    ['cmi.objectives.0.status', ['', 'done']],
    ['cmi.objectives.0.score.raw', ['101', 'x']],
    ['cmi.student_preference.audio', ['-2', '101', '1.5', '', 'loud']],
    ['cmi.student_preference.speed', ['-101', '101']],
    ['cmi.student_preference.text', ['-2', '2']],
    ['cmi.student_preference.language', ['x'.repeat(256)]],
    ['cmi.interactions.0.id', ['', 'x'.repeat(256)]],
    ['cmi.interactions.0.time', ['24:00:00', '12:60:00', '12:00:60', '1:00:00', '0012:00:00']],
    ['cmi.interactions.0.type', ['essay', 'Choice', '', 'true_false']],
    ['cmi.interactions.0.weighting', ['', 'heavy', '9'.repeat(33)]],
    ['cmi.interactions.0.result', ['', 'right', 'Correct']],
    ['cmi.interactions.0.latency', ['12', '0:12']],
    ['cmi.interactions.0.objectives.0.id', ['', 'x'.repeat(256)]],
  ])('refuses other values for %s with 405 and keeps its own', (name, values) => {
    const { get, set } = startBegun();
    const before = get(name);
    for (const value of values)
      expect({ value, answer: set(name, value) }).toEqual({ value, answer: { value: 'false', code: '405' } });
    expect(get(name)).toEqual(before);
  });

  it('refuses a value that cannot become text', () => {
    const { set } = startBegun();
    expect(set('cmi.suspend_data', Object.create(null))).toEqual({ value: 'false', code: '405' });
  });
});
