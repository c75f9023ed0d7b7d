import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { problemsOf } from './commit-message.mjs';

test.each([
  'Hide archived services from the issue form',
  'Seed a course of two days\n\nThe demo had courses of one day only.',
  'Merge branch next',
  'Hide archived services\n# Please enter the commit message for your changes.',
])('%j is accepted as a commit message', (message) => {
  expect(problemsOf(message)).toEqual([]);
});

test.each([
  ['', /empty/u],
  [`Hide ${'a'.repeat(68)}`, /73 characters/u],
  ['hide archived services', /capital/u],
  ['Hide archived services.', /full stop/u],
  ['Added a filter', /imperative/u],
  ['Fixing the filter', /imperative/u],
  ['Hide archived services\nNobody can issue there.', /blank line/u],
])('%j is refused as a commit message', (message, problem) => {
  expect(problemsOf(message).join(' ')).toMatch(problem);
});

test('the hook refuses a message of git', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'doselore-message-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const commit = (message) => {
    writeFileSync(path.join(folder, 'message'), message);
    const hook = path.join(import.meta.dirname, '..', '.githooks', 'commit-msg');
    return spawnSync(hook, [path.join(folder, 'message')], { encoding: 'utf8' });
  };
  expect(commit('Hide archived services\n').status).toBe(0);
  expect(commit('hidden\n')).toMatchObject({ status: 1, stderr: expect.stringContaining('capital letter') });
});
