import { describe, expect, it } from 'vitest';

import { startRuntime } from '../test-support/start-runtime.ts';

describe('finishing', () => {
  it('completes an attempt whose SCO set no status, although it began as "not attempted"', () => {
    const { api, runtime, finished } = startRuntime();
    api.LMSFinish('');
    const status = { lesson_status: 'completed', own_status: '' };
    expect(runtime.takeDelta()).toEqual({ session: 1, ...status, exit_value: '', interactions: [] });
    expect(finished[0]?.lesson_status).toBe('completed');
  });

  it.each([
    ['at the mastery score', '80', 'passed'],
    ['below it', '79.9', 'failed'],
    ['without a score', '', 'completed'],
  ])('uses mastery when the SCO set no status: %s', (_what, raw, status) => {
    const { api, runtime, set } = startRuntime({ masteryScore: 80 });
    set('cmi.core.score.raw', raw);
    api.LMSFinish('');
    expect(runtime.takeDelta()?.lesson_status).toBe(status);
  });

  it.each([
    [true, 'failed'],
    [false, 'completed'],
  ])('lets mastery overrule the SCO only when allowed (%s)', (masteryOverride, status) => {
    const { api, runtime, set } = startRuntime({ masteryScore: 80, masteryOverride });
    set('cmi.core.lesson_status', 'completed');
    set('cmi.core.score.raw', '10');
    api.LMSFinish('');
    expect(runtime.takeDelta()?.lesson_status).toBe(status);
  });

  it('keeps the status of an earlier session', () => {
    const earlier = { lesson_status: 'incomplete', own_status: 'incomplete', entry_value: 'resume' } as const;
    const { api, runtime } = startRuntime(earlier);
    api.LMSFinish('');
    expect(runtime.takeDelta()).toMatchObject({ lesson_status: 'incomplete', own_status: 'incomplete' });
  });

  it('sends the status that the package set beside the one that the pass mark gives', () => {
    const { api, runtime, set } = startRuntime({ masteryScore: 80 });
    set('cmi.core.lesson_status', 'passed');
    set('cmi.core.score.raw', '10');
    expect(runtime.takeDelta()).toMatchObject({ lesson_status: 'passed', own_status: 'passed' });
    api.LMSFinish('');
    expect(runtime.takeDelta()).toMatchObject({ lesson_status: 'failed', own_status: 'passed' });
  });

  it('does not complete a package that suspends without a status, until it leaves in the ordinary way', () => {
    const { api, set, takeAll } = startRuntime({ masteryScore: 80 });
    set('cmi.core.score.raw', '100');
    set('cmi.core.exit', 'suspend');
    api.LMSFinish('');
    api.LMSInitialize('');
    expect(api.LMSGetValue('cmi.core.lesson_status')).toBe('incomplete');
    expect(api.LMSGetValue('cmi.core.entry')).toBe('resume');
    api.LMSFinish('');
    expect(takeAll().map(({ lesson_status, own_status }) => [lesson_status, own_status])).toEqual([
      ['incomplete', ''],
      ['passed', ''],
    ]);
  });
});

describe('a second session of the same launch', () => {
  function finishedOnce() {
    const started = startRuntime({ total_time: '0001:00:00.00', interactionsOffset: 2 });
    const { api, set } = started;
    set('cmi.core.lesson_status', 'incomplete');
    set('cmi.suspend_data', 'page 3');
    set('cmi.core.exit', 'suspend');
    set('cmi.core.session_time', '00:00:10');
    set('cmi.core.session_time', '00:10:00');
    set('cmi.interactions.2.id', 'q3');
    api.LMSFinish('');
    return started;
  }

  it('keeps total_time fixed during a session and adds the last session_time once', () => {
    const { api, get, set } = startRuntime({ total_time: '0001:00:00.00' });
    set('cmi.core.session_time', '00:00:10');
    api.LMSCommit('');
    set('cmi.core.session_time', '00:10:00');
    expect(get('cmi.core.total_time').value).toBe('0001:00:00.00');
    api.LMSFinish('');
    api.LMSInitialize('');
    expect(get('cmi.core.total_time').value).toBe('0001:10:00.00');
    api.LMSFinish('');
    api.LMSInitialize('');
    expect(get('cmi.core.total_time').value).toBe('0001:10:00.00');
  });

  it('begins as if the learner had come back', () => {
    const { api, get } = finishedOnce();
    api.LMSInitialize('');
    expect(get('cmi.core.entry').value).toBe('resume');
    expect(get('cmi.suspend_data').value).toBe('page 3');
    expect(get('cmi.core.lesson_status').value).toBe('incomplete');
    expect(get('cmi.interactions._count').value).toBe('3');
  });

  it('has its own delta after that of the first, whether or not the first was taken', () => {
    const { api, set, takeAll } = finishedOnce();
    api.LMSInitialize('');
    set('cmi.core.session_time', '00:00:05');
    expect(takeAll()).toEqual([
      expect.objectContaining({ session: 1, session_time: '00:10:00', exit_value: 'suspend', suspend_data: 'page 3' }),
      { session: 2, session_time: '00:00:05', interactions: [] },
    ]);
  });

  it('ends with no exit unless the SCO sets one again', () => {
    const { api, takeAll } = finishedOnce();
    takeAll();
    api.LMSInitialize('');
    api.LMSFinish('');
    const status = { lesson_status: 'incomplete', own_status: 'incomplete' };
    expect(takeAll()).toEqual([{ session: 2, ...status, exit_value: '', interactions: [] }]);
    api.LMSInitialize('');
    expect(api.LMSGetValue('cmi.core.entry')).toBe('');
  });

  it('does not use the status of the first session as set by the SCO', () => {
    const { api, set, takeAll } = startRuntime({ masteryScore: 80 });
    set('cmi.core.lesson_status', 'completed');
    set('cmi.core.score.raw', '10');
    api.LMSFinish('');
    api.LMSInitialize('');
    set('cmi.core.score.raw', '');
    api.LMSFinish('');
    expect(takeAll().map((delta) => delta.lesson_status)).toEqual(['failed', 'failed']);
  });

  it('reports its number to the host', () => {
    const { api, hostCalls } = finishedOnce();
    api.LMSInitialize('');
    expect(hostCalls.filter((what) => what.startsWith('initialise'))).toEqual(['initialise 1', 'initialise 2']);
  });
});

describe('review', () => {
  const review = {
    mode: 'review',
    credit: 'no-credit',
    lesson_status: 'passed',
    raw_score: '90',
    interactionsOffset: 3,
  } as const;

  it('answers writes with "true" and changes nothing', () => {
    const { api, runtime, get, set, hostCalls } = startRuntime(review);
    for (const [name, value] of [
      ['cmi.core.lesson_status', 'failed'],
      ['cmi.core.score.raw', '1'],
      ['cmi.suspend_data', 'other'],
      ['cmi.core.session_time', '01:00:00'],
      ['cmi.core.exit', 'suspend'],
      ['cmi.interactions.3.id', 'q'],
      ['cmi.interactions.4.id', 'next'],
      ['cmi.objectives.0.id', 'o'],
    ]) {
      expect({ name, ...set(name, value) }).toEqual({ name, value: 'true', code: '0' });
    }
    expect(get('cmi.core.lesson_status').value).toBe('passed');
    expect(get('cmi.core.score.raw').value).toBe('90');
    expect(get('cmi.interactions._count').value).toBe('3');
    expect(api.LMSCommit('')).toBe('true');
    expect(api.LMSFinish('')).toBe('true');
    expect(runtime.takeDelta()).toBeNull();
    expect(hostCalls).not.toContain('change');
  });

  it.each([
    ['cmi.core.credit', 'credit', '403'],
    ['cmi.core.lesson_status', 'done', '405'],
    ['cmi.core._children', 'x', '402'],
    ['cmi.core.bogus', 'x', '201'],
  ])('still refuses a wrong value: %s = %s', (name, value, code) => {
    expect(startRuntime(review).set(name, value)).toEqual({ value: 'false', code });
  });

  it('keeps the status that it began with, even "not attempted"', () => {
    const { api, finished } = startRuntime({ ...review, lesson_status: 'not attempted' });
    api.LMSFinish('');
    expect(finished[0]?.lesson_status).toBe('not attempted');
  });
});

describe('without credit', () => {
  it('stores bookmarks but no status', () => {
    const { api, runtime, get, set } = startRuntime({ credit: 'no-credit', lesson_status: 'incomplete' });
    set('cmi.core.lesson_status', 'passed');
    set('cmi.core.lesson_location', '9');
    expect(get('cmi.core.lesson_status').value).toBe('passed');
    api.LMSFinish('');
    expect(runtime.takeDelta()).toEqual({ session: 1, lesson_location: '9', exit_value: '', interactions: [] });
  });

  it('ends a browse session as browsed', () => {
    const { api, runtime, set } = startRuntime({ credit: 'no-credit', mode: 'browse' });
    set('cmi.core.lesson_status', 'passed');
    api.LMSFinish('');
    expect(runtime.takeDelta()?.lesson_status).toBe('browsed');
  });
});
