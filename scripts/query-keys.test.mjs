import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'query-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the lint rules of `lint/` on lines of code, each in a file of its own. Returns how often they report each. */
function countFaults(lines, room = 'features/planted') {
  const at = path.join(folder, 'apps/web/src', room);
  mkdirSync(at, { recursive: true });
  lines.forEach((line, nth) => {
    writeFileSync(path.join(at, `line-${nth}.ts`), `${line}\n`);
  });
  const args = ['lint', '--only=plugin', `--config-path=${root}/biome.json`, '--vcs-enabled=false'];
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/biome'), [...args, '--reporter=github', at], {
    encoding: 'utf8',
  });
  const found = stdout.split('\n').filter((text) => text.includes('A query key is written by hand'));
  return lines.map((_line, nth) => found.filter((text) => text.includes(`/line-${nth}.ts`)).length);
}

const byHand = [
  "export const one = queryOptions({ queryKey: ['venues', 'list'], queryFn: ask });",
  'export const one = client.invalidateQueries({ queryKey: venuesKey });',
  'export const one = client.fetchQuery({ queryKey, queryFn: ask });',
  "client.setQueryData(['venues', 'one', 7], venue);",
  "client.getQueryData<Venue>(['venues', 'one', 7]);",
  "client.getQueryState(['venues', 'one', 7]);",
];

test('refuses a query key that is written by hand', () => {
  expect(countFaults(byHand)).toEqual(byHand.map(() => 1));
});

test('allows the platform to write query keys', () => {
  expect(countFaults(byHand, 'platform/query-client')).toEqual(byHand.map(() => 0));
});

test('allows the keys that declared queries have', () => {
  const derived = [
    'client.setQueryData(venueQuery(7).queryKey, venue);',
    'client.removeQueries({ queryKey: venueQuery(7).queryKey });',
    'client.getQueryCache().findAll({ queryKey: venues.key(getVenue), stale: false });',
    'export const keys = queries.map(({ queryKey }) => queryKey);',
  ];
  expect(countFaults(derived)).toEqual(derived.map(() => 0));
});
