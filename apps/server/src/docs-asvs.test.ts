import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { allEndpoints } from '@doselore/contract/all';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const text = readFileSync(path.join(root, 'docs/ASVS.md'), 'utf8');
const paths: string[] = [];
const folders = '{apps,packages,e2e,docs,scripts}/**/*';
for await (const found of glob(folders, { cwd: root, exclude: (name) => /(^|\/)(node_modules|dist)$/u.test(name) }))
  paths.push(`/${found}`);
for await (const found of glob('{*.*,.*.*}', { cwd: root })) paths.push(`/${found}`);

type Row = { id: string; level: string; state: string; where: string; tests: string };

const rows: Row[] = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/u.test(line))
  .map((line) => {
    const [, id = '', level = '', , state = '', where = '', tests = ''] = line.split('|').map((cell) => cell.trim());
    return { id, level, state, where, tests };
  });

/** Words in code style that look like a file or a folder of the project. */
function filesIn(cells: string): string[] {
  const words = [...cells.matchAll(/`([^`]+)`/gu)].map(([, word = '']) => word);
  return words.filter((word) => /^[\w.][\w./-]*(\/[\w-]+|\.(ts|tsx|md|json|tsv|mjs))$/u.test(word));
}

test('docs/ASVS.md has each of the 70 and 183 requirements of levels 1 and 2 once', () => {
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
  expect(rows.filter(({ level }) => level === '2')).toHaveLength(183);
  const ids = rows.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every file that docs/ASVS.md names exists', () => {
  const missing = filesIn(text).filter((name) => !paths.some((known) => known.endsWith(`/${name}`)));
  expect(missing).toEqual([]);
});

test('says for every row where it is met, why it is open, or why it does not apply', () => {
  const empty = rows.filter(({ state, where, tests }) => {
    const section = /^below, ([A-Z][a-z ]+)/u.exec(where)?.[1];
    if (section !== undefined) return !text.includes(`\n## ${section}\n`);
    if (state === 'met') return filesIn(where + tests).length === 0;
    return state === 'open' ? tests === '' : state !== 'n.a.' || where === '';
  });
  expect(empty).toEqual([]);
});

test('the counts in docs/ASVS.md are those of its rows', () => {
  const count = (levels: string, state: string) =>
    rows.filter((row) => levels.includes(row.level) && row.state === state).length;
  for (const [title, levels] of [
    ['1', '1'],
    ['2', '2'],
    ['1 and 2', '12'],
  ] as const) {
    const counts = ['met', 'n.a.', 'open'].map((state) => count(levels, state));
    const sum = counts.reduce((all, one) => all + one, 0);
    expect(text).toContain(`| ${title} | ${[...counts, sum].join(' | ')} |`);
  }
});

test('every row that is met names a test', () => {
  const isTest = (name: string) => /\.test\.(ts|tsx|mjs)$|matrix\.tsv$|\.faults\.ts$/u.test(name);
  const without = rows.filter(({ state, tests }) => state === 'met' && !filesIn(tests).some(isTest));
  expect(without.map(({ id }) => id)).toEqual([]);
});

/** Text of the section with this heading. */
function sectionOf(heading: string): string {
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  return section.split('\n## ')[0] ?? '';
}

const server = path.join(root, 'apps/server/src');
const sources: [string, string][] = [];
for await (const file of glob('{platform,features,content}/**/*.ts', { cwd: server }))
  if (!/\.(test|factory|faults|matrix)\.ts$|generated/u.test(file))
    sources.push([file, readFileSync(path.join(server, file), 'utf8')]);

/** Returns what a pattern finds in the sources, each once. */
function findIn(pattern: RegExp): string[] {
  return [...new Set(sources.flatMap(([, code]) => [...code.matchAll(pattern)].map(([, word = '']) => word)))].sort();
}

test('the section Uploads names every call that takes a file', () => {
  const uploads = allEndpoints.filter(({ kind }) => kind === 'upload').map((call) => call.path);
  const named = [...sectionOf('Uploads').matchAll(/`([^`]+)`/gu)].map(([, address = '']) =>
    address.replace('POST ', ''),
  );
  expect(uploads.length).toBeGreaterThan(10);
  expect(uploads.filter((address) => !named.some((name) => address === name || address.endsWith(`/${name}`)))).toEqual(
    [],
  );
});

test('the section Cryptography names every key, hash and stored token', () => {
  const section = sectionOf('Cryptography');
  const purposes = findIn(/\bsign\(\s*['"`]([a-z-]+?)-?(?:['"`]|\$\{)/gu);
  const algorithms = findIn(/\bcreate(?:Hash|Hmac)\(\s*'([\w-]+)'/gu);
  expect(purposes).toContain('csrf');
  expect(algorithms).toContain('sha256');
  const tables = readFileSync(path.join(server, 'platform/db/database.generated.ts'), 'utf8');
  const columns = [...tables.matchAll(/export interface (\w+) \{(.*?)\n\}/gsu)].flatMap(([, table = '', body = '']) =>
    [...body.matchAll(/\b(\w*(?:_hash|secret|private_key))\??:/gu)].map(
      ([, column]) => `${table.replace(/(?<!^)[A-Z]/gu, (letter) => `_${letter}`).toLowerCase()}.${column}`,
    ),
  );
  expect(columns).toContain('sessions.token_hash');
  expect([...purposes, ...algorithms, ...columns].filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
});

test('the section Connections names every file that connects to another server', () => {
  const connects =
    /from '(?:node:(?:https|tls)|nodemailer|undici)'|new (?:pg\.)?(?:Pool|Client)\(|net\.connect\(|createConnection\(/u;
  const files = sources.filter(([, code]) => connects.test(code)).map(([file]) => file);
  expect(files).toContain('platform/outbound/outbound.ts');
  const section = sectionOf('Connections');
  const isNamed = (file: string) => [file, `${path.dirname(file)}/`].some((name) => section.includes(`\`${name}\``));
  expect(files.filter((file) => !isNamed(file)).sort()).toEqual([]);
});
