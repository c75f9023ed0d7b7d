import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'kinds-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the lint rules of `lint/` on lines of code, each in a file of its own. Returns how often they refuse each. */
function countFaults(lines, at) {
  mkdirSync(path.join(folder, at), { recursive: true });
  lines.forEach((line, nth) => {
    writeFileSync(path.join(folder, at, `line-${nth}.ts`), `${line}\n`);
  });
  const args = ['lint', '--only=plugin', `--config-path=${root}/biome.json`, '--vcs-enabled=false'];
  const { stdout } = spawnSync(
    path.join(root, 'node_modules/.bin/biome'),
    [...args, '--reporter=github', path.join(folder, at)],
    { encoding: 'utf8' },
  );
  const found = stdout.split('\n').filter((text) => /A kind is compared|Kinds of uploaded lists/u.test(text));
  return lines.map((_line, nth) => found.filter((text) => text.includes(`/line-${nth}.ts`)).length);
}

const comparisons = [
  'export const one = list.kind === other.kind;',
  "export const one = kind !== 'certificates' && isOpen;",
  "export const one = 'certificates' == exportKind;",
  "export const one = ['report', 'evidence'].includes(row.kind);",
  'export const one = slowKinds.has(task.kind);',
  "export function one() { switch (list.kind) { case 'report': return 1; } }",
  "export const words: Record<ImportKind, string> = { new: 'added' };",
  'export const found = new Map<string, number>() as Map<ImportKind, number>;',
];

test.each([
  'apps/server/src/features/administration/imports/planted',
  'apps/web/src/features/administration/imports/planted',
  'apps/server/src/features/administration/exports',
  'packages/contract/src/features/imports/planted',
  'apps/server/src/features/learning/external-courses/importing',
  'apps/server/src/platform/jobs',
])('refuses to compare kinds of lists, exports and tasks in %s', (at) => {
  expect(countFaults(comparisons, at)).toEqual(comparisons.map(() => 1));
});

const ofLists = [
  "export const one = list.kind === 'edit';",
  "export const one = 'delegates' !== kind;",
  "export const one = page === 'paper-results';",
];

test('refuses to compare a kind of list in a room that declares none', () => {
  expect(countFaults(ofLists, 'apps/server/src/features/people/members')).toEqual(ofLists.map(() => 1));
});

test('allows what asks a declaration, and the kinds of other things', () => {
  const allowed = [
    'export const one = kindOf(list).comparesAll && isOpen;',
    "export const one = endpoint.kind === 'file';",
    "export const ref = { ...place, kind: 'edit' };",
    "export const one = form === 'new';",
  ];
  expect(countFaults(allowed, 'apps/server/src/features/people/members')).toEqual(allowed.map(() => 0));
});
