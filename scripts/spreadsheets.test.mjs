import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Returns the lists of the contract that are in the first argument of a function in these files, each once. The name of a
 * spreadsheet counts as that of its list.
 */
function firstArguments(pattern, call) {
  const files = globSync(pattern, { cwd: root }).filter((file) => !file.includes('.test.'));
  const found = files.flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(call)]);
  const names = found.flatMap(([, argument]) => argument.match(/\b(?:list|get)[A-Z]\w*/gu) ?? []);
  return [...new Set(names.map((name) => name.replace(/^get(\w+)Csv$/u, 'list$1')))].toSorted();
}

const served = firstArguments(
  'packages/contract/src/features/**/*.endpoints.ts',
  /\b(?:csvOf|csvAtPlace|csvAtSite)\(([^,)]*)/gu,
);
const offered = firstArguments(
  'apps/web/src/features/**/*.{ts,tsx}',
  /(?:\.sheet(?:<[^(]*>)?\(|csvOf\(|sheetOf\()([^,)]*)/gu,
);

test('every list that a screen offers as a spreadsheet has an endpoint for it, and every such endpoint has a screen', () => {
  expect(served.length).toBeGreaterThan(40);
  expect(
    offered.filter((name) => !served.includes(name)),
    'Add getXCsv = csvOf(…) to the endpoints of the room, and give it to serveList',
  ).toEqual([]);
  expect(
    served.filter((name) => !offered.includes(name)),
    'Declare the list of the screen with room.sheet(…) and give its download to onExport',
  ).toEqual([]);
});
