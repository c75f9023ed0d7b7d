import { describe, expect, it } from 'vitest';

import { startBegun, startRuntime } from '../test-support/start-runtime.ts';

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
  ])('returns the value of %s without an error', (name, value) => {
    expect(startBegun().get(name)).toEqual({ value, code: '0' });
  });

  it('returns "" for everything that a first launch has not set, including scores', () => {
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
  ])('returns "" for %s', (_what, name, code) => {
    expect(startBegun().get(name)).toEqual({ value: '', code });
  });
});
