import { describe, expect, it } from 'vitest';

import { buildLaunchState, startRuntime } from '../test-support/start-runtime.ts';

/** A session with something in every place, so that reads are told from defaults. */
function begun() {
  return startRuntime({
    lesson_location: 'page-6',
    lesson_status: 'incomplete',
    entry_value: 'resume',
    raw_score: '55.5',
    min_score: '0',
    max_score: '80',
    total_time: '0001:02:03.04',
    launch_data: 'lang=en',
    suspend_data: 'abc',
    masteryScore: 70,
    maxTimeAllowed: '0002:30:00.00',
    timeLimitAction: 'exit,message',
    comments: 'so far',
    comments_from_lms: 'welcome',
    preferences: { audio: '50', language: 'cy', speed: '-10', text: '1' },
    objectives: [{ id: 'obj-a', status: 'failed', raw_score: '10', min_score: '0', max_score: '20' }],
    interactionsOffset: 4,
  });
}

describe('reading', () => {
  it.each([
    ['cmi._version', '3.4'],
    [
      'cmi._children',
      'core,suspend_data,launch_data,comments,comments_from_lms,objectives,student_data,student_preference,interactions',
    ],
    [
      'cmi.core._children',
      'student_id,student_name,lesson_location,credit,lesson_status,entry,score,total_time,lesson_mode,exit,session_time',
    ],
    ['cmi.core.student_id', '4711'],
    ['cmi.core.student_name', 'Okafor, Ada'],
    ['cmi.core.lesson_location', 'page-6'],
    ['cmi.core.credit', 'credit'],
    ['cmi.core.lesson_status', 'incomplete'],
    ['cmi.core.entry', 'resume'],
    ['cmi.core.score._children', 'raw,min,max'],
    ['cmi.core.score.raw', '55.5'],
    ['cmi.core.score.min', '0'],
    ['cmi.core.score.max', '80'],
    ['cmi.core.total_time', '0001:02:03.04'],
    ['cmi.core.lesson_mode', 'normal'],
    ['cmi.suspend_data', 'abc'],
    ['cmi.launch_data', 'lang=en'],
    ['cmi.comments', 'so far'],
    ['cmi.comments_from_lms', 'welcome'],
    ['cmi.objectives._children', 'id,score,status'],
    ['cmi.objectives._count', '1'],
    ['cmi.objectives.0.id', 'obj-a'],
    ['cmi.objectives.0.status', 'failed'],
    ['cmi.objectives.0.score._children', 'raw,min,max'],
    ['cmi.objectives.0.score.raw', '10'],
    ['cmi.objectives.0.score.min', '0'],
    ['cmi.objectives.0.score.max', '20'],
    ['cmi.student_data._children', 'mastery_score,max_time_allowed,time_limit_action'],
    ['cmi.student_data.mastery_score', '70'],
    ['cmi.student_data.max_time_allowed', '0002:30:00.00'],
    ['cmi.student_data.time_limit_action', 'exit,message'],
    ['cmi.student_preference._children', 'audio,language,speed,text'],
    ['cmi.student_preference.audio', '50'],
    ['cmi.student_preference.language', 'cy'],
    ['cmi.student_preference.speed', '-10'],
    ['cmi.student_preference.text', '1'],
    [
      'cmi.interactions._children',
      'id,objectives,time,type,correct_responses,weighting,student_response,result,latency',
    ],
    ['cmi.interactions._count', '4'],
    ['cmi.interactions.0.objectives._count', '0'],
    ['cmi.interactions.3.correct_responses._count', '0'],
  ])('%s', (name, value) => {
    expect(begun().get(name)).toEqual({ value, code: '0' });
  });

  it('gives "" for everything a first launch has not set, scores included', () => {
    const { get } = startRuntime();
    const names = ['raw', 'min', 'max'].map((part) => `cmi.core.score.${part}`);
    for (const name of [...names, 'cmi.core.lesson_location', 'cmi.suspend_data', 'cmi.student_data.mastery_score']) {
      expect({ name, ...get(name) }).toEqual({ name, value: '', code: '0' });
    }
    expect(get('cmi.core.lesson_status').value).toBe('not attempted');
    expect(get('cmi.core.entry').value).toBe('ab-initio');
    expect(get('cmi.core.total_time').value).toBe('0000:00:00.00');
  });

  it.each([
    ['the empty name', '', '201'],
    ['no data model name', 'hello', '201'],
    ['the model itself', 'cmi', '201'],
    ['a trailing dot', 'cmi.core.', '201'],
    ['the settings of another run-time', 'settings.lmsCommitUrl', '201'],
    ['a property of every object', 'constructor', '201'],
    ['the prototype', '__proto__', '201'],
    ['the prototype inside the model', 'cmi.__proto__', '401'],
    ['the prototype of a category', 'cmi.core.__proto__', '201'],
    ['capitals', 'cmi.core.Lesson_Status', '201'],
    ['an unknown leaf', 'cmi.core.bogus', '201'],
    ['a leaf below a leaf', 'cmi.suspend_data.more', '201'],
    ['a category without a leaf', 'cmi.core', '201'],
    ['the index placeholder, literally', 'cmi.objectives.n.id', '201'],
    ['an index with a leading zero', 'cmi.objectives.00.id', '201'],
    ['a negative index', 'cmi.objectives.-1.id', '201'],
    ['an index where none belongs', 'cmi.core.0', '201'],
    ['an unknown category', 'cmi.bogus.x', '401'],
    ['the deprecated category', 'cmi.evaluation.comments._count', '401'],
    ['the extra element of other platforms', 'nav.event', '401'],
    ['_children of a leaf', 'cmi.core.lesson_status._children', '202'],
    ['_children of an objective', 'cmi.objectives.0._children', '201'],
    ['_count of a leaf', 'cmi.core.lesson_status._count', '203'],
    ['_count of a group', 'cmi.core._count', '203'],
    ['_count of an objective', 'cmi.objectives.0._count', '203'],
    ['_count of something unknown', 'cmi.core.bogus._count', '201'],
    ['an objective past the last', 'cmi.objectives.1.id', '201'],
    ['the scores of an objective past the last', 'cmi.objectives.1.score._children', '201'],
    ['a list of an interaction past the last', 'cmi.interactions.4.objectives._count', '201'],
    ['the exit', 'cmi.core.exit', '404'],
    ['the session time', 'cmi.core.session_time', '404'],
    ['an interaction', 'cmi.interactions.0.student_response', '404'],
    ['an objective of an interaction', 'cmi.interactions.0.objectives.0.id', '404'],
    ['a correct pattern', 'cmi.interactions.0.correct_responses.0.pattern', '404'],
  ])('%s gives ""', (_what, name, code) => {
    expect(begun().get(name)).toEqual({ value: '', code });
  });
});

describe('writing what may be written', () => {
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
  ])('%s = "%s" is read back', (name, value) => {
    const { get, set } = begun();
    expect(set(name, value)).toEqual({ value: 'true', code: '0' });
    expect(get(name)).toEqual({ value, code: '0' });
  });

  it.each([
    ['a number', 80, '80'],
    ['a fraction', 66.5, '66.5'],
    ['null, as nothing', null, ''],
    ['undefined, as nothing', undefined, ''],
  ])('takes %s', (_what, given, stored) => {
    const { get, set } = begun();
    expect(set('cmi.core.score.raw', given).value).toBe('true');
    expect(get('cmi.core.score.raw').value).toBe(stored);
  });

  it('appends comments', () => {
    const { get, set } = begun();
    set('cmi.comments', ' one');
    set('cmi.comments', ' two');
    expect(get('cmi.comments').value).toBe('so far one two');
  });

  it('goes on with the journal at the stored count, one index at a time', () => {
    const { get, set } = begun();
    expect(set('cmi.interactions.5.id', 'q6')).toEqual({ value: 'false', code: '201' });
    expect(set('cmi.interactions.4.id', 'q5').value).toBe('true');
    expect(get('cmi.interactions._count').value).toBe('5');
    expect(set('cmi.interactions.5.type', 'choice').value).toBe('true');
    expect(set('cmi.interactions.2.result', 'correct').value).toBe('true');
    expect(get('cmi.interactions._count').value).toBe('6');
  });

  it('counts the lists of an interaction', () => {
    const { get, set } = begun();
    expect(set('cmi.interactions.4.objectives.1.id', 'o').code).toBe('201');
    set('cmi.interactions.4.objectives.0.id', 'o1');
    set('cmi.interactions.4.objectives.1.id', 'o2');
    set('cmi.interactions.4.correct_responses.0.pattern', 'a');
    expect(get('cmi.interactions.4.objectives._count').value).toBe('2');
    expect(get('cmi.interactions.4.correct_responses._count').value).toBe('1');
  });

  it('does not begin a record with a value it refuses', () => {
    const { get, set } = begun();
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
  ])('%s takes its vocabulary', (name, values) => {
    const { set } = begun();
    for (const value of values)
      expect({ value, answer: set(name, value) }).toEqual({ value, answer: { value: 'true', code: '0' } });
  });
});

describe('writing what may not be written', () => {
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
    const { get, set } = begun();
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
  ])('%s gives %s', (name, code) => {
    expect(begun().set(name, '1')).toEqual({ value: 'false', code });
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
  ])('%s refuses other values with 405 and keeps its own', (name, values) => {
    const { get, set } = begun();
    const before = get(name);
    for (const value of values)
      expect({ value, answer: set(name, value) }).toEqual({ value, answer: { value: 'false', code: '405' } });
    expect(get(name)).toEqual(before);
  });

  it('refuses what cannot become text', () => {
    const { set } = begun();
    expect(set('cmi.suspend_data', Object.create(null))).toEqual({ value: 'false', code: '405' });
  });
});

it('leaves the state it was given alone', () => {
  const state = buildLaunchState({
    objectives: [{ id: 'a', status: '', raw_score: '', min_score: '', max_score: '' }],
  });
  const copy = structuredClone(state);
  const { set } = startRuntime(state);
  set('cmi.objectives.0.id', 'b');
  set('cmi.objectives.1.id', 'c');
  expect(state).toEqual(copy);
});
