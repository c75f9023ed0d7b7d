import { describe, expect, it } from 'vitest';

import { prepareRuntime, startRuntime } from '../test-support/start-runtime.ts';
import type { ScormApi } from './index.ts';

type Started = ReturnType<typeof prepareRuntime>;
type Row = [situation: string, call: (api: ScormApi) => string, returns: string, code: string];

function check(prepare: () => Started, rows: Row[]): void {
  it.each(rows)('%s', (_situation, call, returns, code) => {
    const { api } = prepare();
    expect({ returns: call(api), code: api.LMSGetLastError() }).toEqual({ returns, code });
  });
}

function afterFinish(): Started {
  const started = startRuntime();
  started.api.LMSFinish('');
  return started;
}

function refused(): Started {
  const started = startRuntime();
  started.runtime.storingRefused();
  return started;
}

const notRunning: Row[] = [
  ['LMSFinish', (api) => api.LMSFinish(''), 'false', '301'],
  ['LMSCommit', (api) => api.LMSCommit(''), 'false', '301'],
  ['LMSGetValue', (api) => api.LMSGetValue('cmi.core.lesson_status'), '', '301'],
  ['LMSGetValue of nonsense', (api) => api.LMSGetValue('nonsense'), '', '301'],
  ['LMSSetValue', (api) => api.LMSSetValue('cmi.core.lesson_status', 'passed'), 'false', '301'],
];

describe('before LMSInitialize', () => {
  check(prepareRuntime, [['LMSInitialize', (api) => api.LMSInitialize(''), 'true', '0'], ...notRunning]);
});

describe('while running', () => {
  check(startRuntime, [
    ['LMSInitialize again', (api) => api.LMSInitialize(''), 'false', '101'],
    ['LMSCommit', (api) => api.LMSCommit(''), 'true', '0'],
    ['LMSFinish', (api) => api.LMSFinish(''), 'true', '0'],
  ]);
});

describe('after LMSFinish', () => {
  check(afterFinish, [['LMSInitialize: a new session', (api) => api.LMSInitialize(''), 'true', '0'], ...notRunning]);
});

describe('while storing is refused', () => {
  check(refused, [
    ['LMSCommit', (api) => api.LMSCommit(''), 'false', '101'],
    ['LMSFinish', (api) => api.LMSFinish(''), 'false', '101'],
    ['LMSGetValue goes on', (api) => api.LMSGetValue('cmi.core.credit'), 'credit', '0'],
    ['LMSSetValue goes on', (api) => api.LMSSetValue('cmi.core.exit', 'suspend'), 'true', '0'],
  ]);

  it('ends when the host reports that storing works again', () => {
    const { api, runtime } = refused();
    runtime.storingAccepted();
    expect(api.LMSCommit('')).toBe('true');
  });

  it('can be reported during the commit', () => {
    const started = startRuntime({}, { onCommit: () => started.runtime.storingRefused() });
    expect(started.api.LMSCommit('')).toBe('false');
  });
});

describe('argument that must be ""', () => {
  const accepted: [string, unknown][] = [
    ['""', ''],
    ['null, as ADL does', null],
    ['undefined', undefined],
  ];
  it.each(accepted)('accepts %s', (_name, argument) => {
    const { api } = prepareRuntime();
    expect([api.LMSInitialize(argument), api.LMSCommit(argument), api.LMSFinish(argument)]).toEqual([
      'true',
      'true',
      'true',
    ]);
  });

  const wrong: [string, unknown][] = [
    ['text', 'x'],
    ['a blank', ' '],
    ['false', false],
    ['zero', 0],
    ['what cannot become text', Object.create(null)],
  ];
  it.each(wrong)('refuses %s with 201 and no effect', (_name, argument) => {
    const { api, runtime } = prepareRuntime();
    expect([api.LMSInitialize(argument), api.LMSGetLastError(), runtime.isRunning()]).toEqual(['false', '201', false]);
    api.LMSInitialize('');
    expect([api.LMSCommit(argument), api.LMSGetLastError()]).toEqual(['false', '201']);
    expect([api.LMSFinish(argument), api.LMSGetLastError(), runtime.isRunning()]).toEqual(['false', '201', true]);
  });
});

describe('LMSGetErrorString', () => {
  it.each([
    ['0', 'No error'],
    ['101', 'General Exception'],
    ['201', 'Invalid argument error'],
    ['202', 'Element cannot have children'],
    ['203', 'Element not an array. Cannot have count'],
    ['205', 'Incorrect data type.'],
    ['301', 'Not initialized'],
    ['401', 'Not implemented error'],
    ['402', 'Invalid set value, element is a keyword'],
    ['403', 'Element is read only'],
    ['404', 'Element is write only'],
    ['405', 'Incorrect Data Type'],
    ['407', ''],
    ['', ''],
    ['__proto__', ''],
    ['constructor', ''],
  ])('returns for %s "%s", before, during and after a session', (code, text) => {
    const { api } = prepareRuntime();
    const before = api.LMSGetErrorString(code);
    api.LMSInitialize('');
    const during = api.LMSGetErrorString(code);
    api.LMSFinish('');
    expect([before, during, api.LMSGetErrorString(code)]).toEqual([text, text, text]);
  });

  it('accepts the code of an error as a number', () => {
    expect(prepareRuntime().api.LMSGetErrorString(301)).toBe('Not initialized');
  });
});

describe('LMSGetDiagnostic', () => {
  it('describes the last error for "" and for its code', () => {
    const { api } = startRuntime();
    api.LMSSetValue('cmi.core.score.raw', '101');
    const detail = 'Incorrect Data Type: cmi.core.score.raw expected blank or a decimal from 0 to 100';
    expect([api.LMSGetDiagnostic(''), api.LMSGetDiagnostic('405'), api.LMSGetDiagnostic(405)]).toEqual([
      detail,
      detail,
      detail,
    ]);
  });

  it.each([
    ['403', 'Element is read only'],
    ['999', ''],
  ])('returns the text of another code (%s)', (code, text) => {
    expect(startRuntime().api.LMSGetDiagnostic(code)).toBe(text);
  });

  it('returns "No error" for "" when no call has failed', () => {
    expect(startRuntime().api.LMSGetDiagnostic('')).toBe('No error');
  });

  it('returns at most 255 characters', () => {
    const { api } = startRuntime();
    api.LMSGetValue('cmi.core.'.padEnd(5000, 'x'));
    expect(api.LMSGetDiagnostic('')).toHaveLength(255);
  });
});

describe('the last error', () => {
  it('stays unchanged after the three error calls', () => {
    const { api } = startRuntime();
    api.LMSGetValue('cmi.core.exit');
    api.LMSGetErrorString('0');
    api.LMSGetDiagnostic('0');
    api.LMSGetLastError();
    expect(api.LMSGetLastError()).toBe('404');
  });

  it('is "0" after the next successful call', () => {
    const { api } = startRuntime();
    api.LMSGetValue('cmi.core.exit');
    api.LMSGetValue('cmi.core.credit');
    expect(api.LMSGetLastError()).toBe('0');
  });
});

describe('calls to the host', () => {
  it('report each step, in order', () => {
    const { api, hostCalls, finished } = startRuntime();
    api.LMSSetValue('cmi.core.lesson_location', '3');
    api.LMSSetValue('cmi.core.exit', 'logout');
    api.LMSCommit('');
    api.LMSFinish('');
    expect(hostCalls).toEqual(['initialise 1', 'change', 'commit', 'finish']);
    expect(finished).toEqual([{ session: 1, lesson_status: 'completed', exit_value: 'logout' }]);
  });

  it('report a finish even while storing is refused, so that the host tries again', () => {
    const { api, runtime, hostCalls } = refused();
    api.LMSFinish('');
    expect(hostCalls).toContain('finish');
    expect(runtime.takeDelta()).toMatchObject({ lesson_status: 'completed' });
  });

  it.each([
    ['LMSCommit', 'onCommit'],
    ['LMSFinish', 'onFinish'],
  ] as const)(
    'answer a general exception when the host throws in %s, instead of throwing into the course',
    (call, hook) => {
      const { api, logged } = startRuntime(
        {},
        {
          [hook]: () => {
            throw new Error('disk');
          },
        },
      );
      expect([api[call](''), api.LMSGetLastError()]).toEqual(['false', '101']);
      expect(logged).toEqual([
        { at: 1234, level: 'fault', call, element: '', message: 'the host failed: Error: disk' },
      ]);
    },
  );

  it('ignore a log that throws', () => {
    const { set } = startRuntime(
      {},
      {
        log: () => {
          throw new Error('log');
        },
      },
    );
    expect(set('cmi.core.score.raw', 'x')).toEqual({ value: 'false', code: '405' });
  });
});
