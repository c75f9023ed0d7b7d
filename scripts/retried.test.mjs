import { expect, test } from 'vitest';
import { retriedTests } from './retried.mjs';

const resultOf = (fullName, status, ...failureMessages) => ({ fullName, status, failureMessages });

test('names a test that passed only when it ran again, with its first error and the places in our files', () => {
  const stack = `TimeoutError: locator.click: Timeout 30000ms exceeded.
Call log:
  - waiting for getByRole('button')

    at /project/e2e/roles.test.ts:3:55
    at file:///project/node_modules/vitest/dist/run.js:1695:35
    at process.processTicksAndRejections (node:internal/process/task_queues:105:5)`;
  const assertionResults = [
    resultOf('signs in', 'passed'),
    resultOf('lands on its page', 'passed', stack, 'Error: later'),
    resultOf('fails each time', 'failed', 'Error: no', 'Error: no'),
  ];
  const report = { testResults: [{ name: '/project/e2e/roles.test.ts', assertionResults }] };
  expect(retriedTests(report, '/project')).toEqual([
    'Passed only when it ran again: e2e/roles.test.ts: lands on its page',
    '  TimeoutError: locator.click: Timeout 30000ms exceeded.',
    '  Call log:',
    "    - waiting for getByRole('button')",
    '      at /project/e2e/roles.test.ts:3:55',
  ]);
});

test('gives an error without a stack whole', () => {
  const report = { testResults: [{ name: '/a/b.test.ts', assertionResults: [resultOf('b', 'passed', 'Lost')] }] };
  expect(retriedTests(report, '/a')).toEqual(['Passed only when it ran again: b.test.ts: b', '  Lost']);
});
