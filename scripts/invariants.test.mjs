import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const listed = new Set(
  [...readFileSync(path.join(root, 'docs/INVARIANTS.md'), 'utf8').matchAll(/^\| ([A-Z]\d+) \|/gmu)].map(
    ([, code]) => code,
  ),
);
const files = globSync('{apps,packages,e2e,bench}/**/*.{ts,tsx,sql}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
});
const lines = files.flatMap((file) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .map((text, index) => ({ at: `${file}:${index + 1}`, text })),
);

/** Numbers in brackets: one, several such as `(V10, V11)`, or from one to another. */
const lists = /\(([A-Z]\d{1,2}(?:(?:, | to | and )[A-Z]\d{1,2})*)\)/gu;

test('docs/INVARIANTS.md says what each number of an invariant means', () => {
  const named = lines.flatMap(({ at, text }) =>
    [...text.matchAll(lists), ...text.matchAll(/^ *(?:test|it)\(['`]([A-Z]\d{1,2}): /gu)].flatMap(([, codes]) =>
      codes.match(/[A-Z]\d{1,2}/gu).map((code) => ({ at, code })),
    ),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ code }) => !listed.has(code))).toEqual([]);
});

test('no comment or test name refers to a numbered point of a page that is not here', () => {
  expect(lines.filter(({ text }) => /\bpoints? \d/u.test(text)).map(({ at }) => at)).toEqual([]);
});
