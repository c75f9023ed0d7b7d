import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'level-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the lint rules of `lint/` on one line of code. Returns the files and messages that they report. */
function lint(file: string, line: string): string[] {
  const at = path.join(folder, file);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, `${line}\n`);
  const args = ['lint', '--only=plugin', `--config-path=${root}/biome.json`, '--vcs-enabled=false'];
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/biome'), [...args, '--reporter=github', at], {
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((text) => text.startsWith('::error') && text.includes(file));
}

const command = 'apps/server/src/features/planted/planted.ts';
const screen = 'apps/web/src/features/planted/planted.tsx';
const queries = 'apps/web/src/features/planted/planted.queries.ts';
const rule = 'packages/contract/src/features/planted/planted.rules.ts';

test.each([
  [command, "export const isFree = actor.level === 'superAdmin';"],
  [screen, "export const mustPay = level !== 'superAdmin';"],
  [command, "export const isKnown = sql`e.level <> 'superAdmin'`;"],
  [command, 'export const isKnown = sql`e.level <> $' + '{unnamed}`;'],
  [command, "export const isSite = sql`e.level = 'site'`;"],
  [rule, "export const isOwn = level === 'member';"],
  [rule, 'export const isFirst = highest === of.level;'],
  [queries, "export const ofPlace = level === 'subgroupAdmin' ? one : all;"],
])('%s: refuses %s and names the permission table', (file, line) => {
  const [found = ''] = lint(file, line).filter((text) => text.includes('A level is compared here'));
  expect(found).toContain(file);
  expect(found).toContain('Ask the permission table');
});

test.each([
  [command, "export const isFree = ['superAdmin'].includes(actor.level);"],
  [command, "export const isKnown = query.where('level', '<>', 'superAdmin');"],
  [screen, 'export const words = { superAdmin: 1 };'],
])('%s: %s names a level outside of endpoints and query files', (file, line) => {
  expect(lint(file, line).filter((text) => text.includes('A level is named here'))).toHaveLength(1);
});

test.each([
  [queries, "const level = 'superAdmin';"],
  [command, "export const isShort = row.level === 'empty';"],
  [command, 'export const isHere = sql`i.level = $' + '{level}`;'],
])('%s: allows %s', (file, line) => {
  expect(lint(file, line)).toEqual([]);
});
